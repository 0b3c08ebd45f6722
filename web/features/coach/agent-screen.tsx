import { useSearchParams } from 'react-router';
import type { Child } from '#contract/children.ts';
import { getAgentConversation } from '#contract/coach.ts';
import { call } from '#web/api/call.ts';
import { useChildren } from '#web/api/children.ts';
import { hasRoom } from '#web/browser/has-room.ts';
import { BesideTalk } from '#web/coach/beside-talk.tsx';
import { Chat } from '#web/coach/chat.tsx';
import { greetingFor } from '#web/coach/coach-words.ts';
import { sayToAgent } from '#web/coach/say.ts';
import { useCoachChat } from '#web/coach/use-coach-chat.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SpeechIllustration } from '#web/ui/illustrations.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { PhoneScreen } from '#web/ui/phone-column.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { useGoBack } from '#web/ui/use-go-back.ts';
import { AgentAside } from './agent-aside.tsx';

export function AgentScreen() {
  const goBack = useGoBack('/');
  const [search] = useSearchParams();
  const children = useChildren();
  const wantedId = Number(search.get('childId'));
  const child = children.data?.find(({ id }) => id === wantedId) ?? children.data?.[0];
  const title = child ? `${child.name}’s Coach` : 'Coach';

  return (
    <PhoneScreen header={<ScreenHeader title={title} onBack={goBack} />}>
      {child && <AgentChat key={child.id} child={child} />}
      {children.isPending && (
        <SkeletonGroup label="Loading your coach">
          <Skeleton className="h-28 w-4/5 rounded-card!" />
        </SkeletonGroup>
      )}
      {children.isError && (
        <LoadFailure
          message="We couldn’t load your children. Check your connection and try again."
          onRetry={() => children.refetch()}
          isRetrying={children.isFetching}
        />
      )}
      {children.data?.length === 0 && (
        <EmptyState
          illustration={<SpeechIllustration />}
          title="No children yet"
          text="Tell us who you play with, and your coach can help."
          action={<ButtonLink to="/child-create?from=home">Add Child</ButtonLink>}
        />
      )}
    </PhoneScreen>
  );
}

const SUGGESTIONS = ['How did I do?', 'What is special time?', 'Give me an example'] as const;

function AgentChat({ child }: { child: Child }) {
  const chat = useCoachChat({
    queryKey: ['', 'api', 'agent', 'conversation', child.id],
    read: async () => (await call(getAgentConversation, { query: { childId: child.id } })).messages,
    say: (message, _previous, onText) => sayToAgent(child.id, message, onText),
    failure: 'Failed to send message. Please try again.',
  });
  const aside = (
    <AgentAside
      childId={child.id}
      suggestions={SUGGESTIONS}
      isBusy={chat.isPending || !chat.conversation.data}
      onChoose={chat.send}
    />
  );
  return (
    <BesideTalk aside={aside}>
      <Chat
        chat={chat}
        greeting={greetingFor(child)}
        placeholder="Ask your coach..."
        suggestions={hasRoom() ? [] : SUGGESTIONS}
        thinkingText="Coach is thinking..."
        aboveNavigation
      />
    </BesideTalk>
  );
}
