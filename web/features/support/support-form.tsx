import { type FormEvent, useEffect, useRef } from 'react';
import { SUPPORT_MESSAGE_MAX_LENGTH } from '#contract/support.ts';
import { product } from '#domain/content.ts';
import { failureText } from '#web/api/api-error.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useSendSupportMessage } from './queries.ts';
import { useDraft } from './use-draft.ts';

interface SupportFormProps {
  readonly intro: string;
  readonly promise: string;
  readonly onSent: (message: string) => void;
}

export function SupportForm({ intro, promise, onSent }: SupportFormProps) {
  const { data: user } = useCurrentUser();
  const [draft, setDraft] = useDraft(user?.id);
  const field = useRef<HTMLTextAreaElement>(null);
  const sending = useSendSupportMessage({
    onSent: (message) => {
      setDraft('');
      onSent(message);
      toast({ title: 'Message sent to our team!', description: promise });
    },
    onError: (error) =>
      toast({
        title: 'Failed to send message',
        description: failureText(
          error,
          `Please try again or contact us directly at ${product.supportEmail}`,
        ),
        variant: 'destructive',
      }),
  });
  const message = draft.trim();

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    if (!message) {
      toast({
        title: 'Please enter a message',
        description: 'Tell us what you need help with.',
        variant: 'destructive',
      });
      return;
    }
    sending.mutate(message);
  };

  // The disabled field dropped the focus.
  useEffect(() => {
    if (sending.isError) field.current?.focus();
  }, [sending.isError]);

  return (
    <form className="flex flex-col gap-5" onSubmit={send}>
      <p className="text-ink-soft">
        {intro} {promise}
      </p>
      <TextArea
        ref={field}
        label="Your message"
        value={draft}
        maxLength={SUPPORT_MESSAGE_MAX_LENGTH}
        disabled={sending.isPending}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          // Enter alone is a new line.
          const isShortcut = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
          if (isShortcut) event.currentTarget.form?.requestSubmit();
        }}
      />
      <Button
        type="submit"
        fullWidth
        disabled={!message}
        pending={sending.isPending}
        pendingLabel="Sending..."
      >
        Send Message
      </Button>
      <p className="wrap-anywhere text-center text-ink-muted text-sm">
        We’ll reply to {user?.email}.
      </p>
    </form>
  );
}
