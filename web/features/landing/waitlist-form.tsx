import { useEffect, useRef, useState } from 'react';
import { claims } from '#domain/content.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

export interface WaitlistFormProps {
  submitting: boolean;
  onJoin: (email: string) => void;
}

export function WaitlistForm({ submitting, onJoin }: WaitlistFormProps) {
  const [email, setEmail] = useState('');
  const focused = useRef<Element>(null);

  // A disabled field drops the focus; after a failure the keyboard goes on where it was.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (!submitting && isLost && focused.current instanceof HTMLElement) focused.current.focus();
  }, [submitting]);

  return (
    <div>
      <p className="mb-3 text-left text-ink-soft text-sm">
        {claims.nativeApp} Be the first to hear.
      </p>
      <form
        aria-label="Join the waitlist"
        onSubmit={(event) => {
          event.preventDefault();
          focused.current = document.activeElement;
          // What was typed before the app was there is in the field alone.
          const field = event.currentTarget.elements.namedItem('email');
          const typed = field instanceof HTMLInputElement ? field.value.trim() : email.trim();
          setEmail(typed);
          if (typed) onJoin(typed);
        }}
        className="flex flex-col gap-3 text-left sm:flex-row sm:items-end"
      >
        <TextField
          label="Your email"
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          placeholder="you@example.com"
          className="min-w-0 flex-1"
          value={email}
          disabled={submitting}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" variant="secondary" pending={submitting} pendingLabel="Joining...">
          Join the Waitlist
        </Button>
      </form>
    </div>
  );
}
