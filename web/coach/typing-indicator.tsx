/** Three dots while the coach thinks. */
export function TypingIndicator({ text }: { text: string | undefined }) {
  return (
    <div
      role="status"
      className="flex items-center gap-3 self-start rounded-card rounded-bl-md bg-card px-4 py-3 shadow-soft"
    >
      <span aria-hidden className="flex gap-1.5">
        <span className="size-2.5 animate-breathe rounded-full bg-lamp" />
        <span className="size-2.5 animate-breathe rounded-full bg-lamp [animation-delay:200ms]" />
        <span className="size-2.5 animate-breathe rounded-full bg-lamp [animation-delay:400ms]" />
      </span>
      {text ? (
        <span className="text-ink-muted">{text}</span>
      ) : (
        <span className="sr-only">The coach is typing</span>
      )}
    </div>
  );
}
