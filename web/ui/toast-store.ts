// Holds the one toast that may be on screen. No React here, so that anything can call `toast`.

export type ToastVariant = 'default' | 'destructive';

export interface ToastAction {
  readonly label: string;
  readonly onAction: () => void;
}

export interface ToastOptions {
  readonly title: string;
  readonly description?: string;
  readonly variant?: ToastVariant;
  readonly action?: ToastAction;
  readonly durationMs?: number;
  /** The page is about to be left: nothing that comes after it takes its place. */
  readonly isLast?: boolean;
}

export interface ToastEntry extends ToastOptions {
  readonly id: string;
  readonly variant: ToastVariant;
  readonly durationMs: number;
  readonly open: boolean;
}

export const TOAST_DURATION_MS = 5000;
/** A closed toast stays this long, so that its leaving can be shown. */
export const TOAST_DROP_DELAY_MS = 1_000_000;

let current: ToastEntry | undefined;
let lastId = 0;
let dropTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(entry: ToastEntry | undefined): void {
  current = entry;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the one before, and returns its id. */
export function toast(options: ToastOptions): string {
  if (current?.isLast && current.open) return current.id;
  clearTimeout(dropTimer);
  lastId += 1;
  const id = `toast-${lastId}`;
  set({ variant: 'default', durationMs: TOAST_DURATION_MS, ...options, id, open: true });
  return id;
}

/** Closes the toast with this id; does nothing if another one has taken its place. */
export function dismissToast(id: string): void {
  if (current?.id !== id || !current.open) return;
  set({ ...current, open: false });
  dropTimer = setTimeout(() => set(undefined), TOAST_DROP_DELAY_MS);
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function getToast(): ToastEntry | undefined {
  return current;
}
