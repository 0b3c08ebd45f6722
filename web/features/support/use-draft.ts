import { useState } from 'react';

/** What is typed but not sent, per user: it outlives a reload, and goes with the tab. */
export function useDraft(userId: string | undefined) {
  const key = `support-message:${userId}`;
  const [draft, setDraft] = useState(() => read(key));

  const change = (text: string) => {
    setDraft(text);
    write(key, text);
  };
  return [draft, change] as const;
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    // Storage is closed in some private windows; the field works without it.
    return '';
  }
}

function write(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
