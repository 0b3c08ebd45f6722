import { useEffect, useRef } from 'react';
import { type ChatMessage, getPlayConversation, startFeedback } from '#contract/coach.ts';
import { product } from '#domain/content.ts';
import type { PlaySessionId } from '#domain/ids.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { playSessionsKey } from '#web/api/play-sessions-key.ts';
import { toast } from '#web/ui/toast-store.ts';
import { Chat } from './chat.tsx';
import { coachSubtitle } from './coach-words.ts';
import { type CoachReply, sayAboutPlay } from './say.ts';
import { useCoachChat } from './use-coach-chat.ts';

interface SessionCoachProps {
  /** Undefined as long as it is being created: then nothing can be sent. */
  readonly playSession: { readonly id: PlaySessionId; readonly duration: number };
  readonly child: { readonly name: string };
  /** In dev mode nothing was saved: the conversation is a mock, and no call is made. */
  readonly isDummy?: boolean;
}

const START_LIMIT_MS = 30_000;
const SUGGESTIONS = ['What did I do well?', 'What should I try next?'] as const;

/** The conversation about one play session; goes inside a PhoneScreen. */
export function SessionCoach({ playSession, child, isDummy = false }: SessionCoachProps) {
  const { id, duration } = playSession;
  const chat = useCoachChat({
    queryKey: [...playSessionsKey, id, 'conversation', isDummy],
    read: () => (isDummy ? mockConversation() : readConversation(id)),
    say: (message, previousResponseId, onText) =>
      isDummy ? mockReply() : sayAboutPlay(id, message, previousResponseId, onText),
    failure: 'Failed to get response. Please try again.',
  });
  const { error } = chat.conversation;
  useEffect(() => {
    if (!error) return;
    const description = failureText(error, 'Failed to start conversation - please try again');
    toast({ title: 'Error', description, variant: 'destructive' });
  }, [error]);
  const heading = useRef<HTMLHeadingElement>(null);
  // It takes the place of the results: whoever listens to the screen starts here.
  useEffect(() => heading.current?.focus(), []);

  return (
    <section aria-labelledby="session-coach" className="flex flex-1 flex-col gap-4">
      <div>
        <h2 id="session-coach" ref={heading} tabIndex={-1} className="font-extrabold text-2xl">
          {product.name} Coach
        </h2>
        <p className="text-ink-soft">{coachSubtitle(duration, child.name)}</p>
      </div>
      <Chat
        chat={chat}
        placeholder="Share your thoughts about the session..."
        suggestions={SUGGESTIONS}
        isDummy={isDummy}
      />
    </section>
  );
}

/** Begins the conversation where there is none yet, and reads what the server keeps. */
async function readConversation(id: PlaySessionId): Promise<readonly ChatMessage[]> {
  const limit = { signal: AbortSignal.timeout(START_LIMIT_MS) };
  await call(startFeedback, { body: { sessionId: id } }, limit);
  return (await call(getPlayConversation, { params: { id } })).messages;
}

async function mockConversation(): Promise<readonly ChatMessage[]> {
  const content = 'This is a mock conversation: nothing of this session was saved.';
  return [{ id: 'mock', role: 'assistant', content, timestamp: new Date().toISOString() }];
}

async function mockReply(): Promise<CoachReply> {
  return { message: 'This is a mock answer.' };
}
