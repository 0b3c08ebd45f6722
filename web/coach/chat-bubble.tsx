import type { ChatMessage } from '#contract/coach.ts';
import { cx } from '#web/ui/cx.ts';
import { withPhoneLinks } from './with-phone-links.tsx';

interface ChatBubbleProps {
  readonly from: ChatMessage['role'];
  readonly children: string;
}

export function ChatBubble({ from, children }: ChatBubbleProps) {
  const isMine = from === 'user';
  return (
    <div
      className={cx(
        'wrap-anywhere max-w-[85%] whitespace-pre-line rounded-card px-4 py-3',
        isMine
          ? 'self-end rounded-br-md bg-lamp text-on-lamp'
          : 'self-start rounded-bl-md bg-card shadow-soft',
      )}
    >
      <span className="sr-only">{isMine ? 'You: ' : 'Coach: '}</span>
      {isMine ? children : withPhoneLinks(children)}
    </div>
  );
}
