import { useEffect, useRef } from 'react';
import type { ChatMessage } from '#contract/coach.ts';
import { cx } from '#web/ui/cx.ts';
import { SpeechIllustration } from '#web/ui/illustrations.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { ChatBubble } from './chat-bubble.tsx';
import { Composer } from './composer.tsx';
import { ServiceOffer } from './service-offer.tsx';
import { Suggestions } from './suggestions.tsx';
import { TypingIndicator } from './typing-indicator.tsx';
import type { CoachChat } from './use-coach-chat.ts';

interface ChatProps {
  readonly chat: CoachChat;
  /** Said by the coach before anything else; not kept. */
  readonly greeting?: string;
  readonly placeholder: string;
  /** None where they stand beside it. */
  readonly suggestions: readonly string[];
  /** Shown beside the dots; without it they are only named for who does not see them. */
  readonly thinkingText?: string;
  /** Leaves room for the bar at the bottom of the screen. */
  readonly aboveNavigation?: boolean;
  /** In dev mode no call is made. */
  readonly isDummy?: boolean;
}

export function Chat(props: ChatProps) {
  const { chat, greeting, thinkingText, aboveNavigation = false, isDummy = false } = props;
  const { conversation, partial, isPending } = chat;
  const messages: readonly ChatMessage[] = conversation.data ?? [];
  const end = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const newest = messages.length + partial.length;
  useEffect(() => {
    if (newest > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [newest]);
  const isNew = !messages.some(({ role }) => role === 'user');

  return (
    <div className="flex flex-1 flex-col gap-4">
      {isNew && greeting && <SpeechIllustration className="mx-auto w-32" />}
      <div role="log" aria-label="Conversation" className="flex flex-col gap-3">
        {greeting && <ChatBubble from="assistant">{greeting}</ChatBubble>}
        {messages.map(({ id, role, content }) => (
          <ChatBubble key={id} from={role}>
            {content}
          </ChatBubble>
        ))}
      </div>
      {conversation.isError && (
        <LoadFailure
          message="We couldn’t load your conversation. Check your connection and try again."
          onRetry={() => conversation.refetch()}
          isRetrying={conversation.isFetching}
        />
      )}
      {conversation.isLoading && (
        <SkeletonGroup label="Loading your conversation">
          <Skeleton className="h-24 w-4/5 rounded-card!" />
        </SkeletonGroup>
      )}
      {partial && (
        // Read aloud once it is whole.
        <div aria-hidden className="flex flex-col">
          <ChatBubble from="assistant">{partial}</ChatBubble>
        </div>
      )}
      {isPending && !partial && <TypingIndicator text={thinkingText} />}
      {!isDummy && <ServiceOffer onDone={() => field.current?.focus()} />}
      {/* Its margin is what the box at the bottom covers. */}
      <div ref={end} className={aboveNavigation ? 'scroll-mb-56' : 'scroll-mb-36'} />
      <div
        className={cx(
          '-mx-5 -mb-8 sticky mt-auto flex flex-col gap-2 bg-paper px-5 pt-2',
          aboveNavigation
            ? 'bottom-[calc(4.5rem+env(safe-area-inset-bottom))] pb-3'
            : 'bottom-0 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        )}
      >
        {isNew && conversation.data && props.suggestions.length > 0 && (
          <Suggestions texts={props.suggestions} disabled={isPending} onChoose={chat.send} />
        )}
        <Composer
          fieldRef={field}
          value={chat.draft}
          placeholder={props.placeholder}
          disabled={isPending || !conversation.data}
          onChange={chat.setDraft}
          onSend={() => chat.send(chat.draft)}
        />
        <p className="text-center text-ink-muted text-xs">
          An AI coach, not a therapist. It can be wrong.
        </p>
      </div>
    </div>
  );
}
