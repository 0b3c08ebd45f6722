import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ChatMessage } from '#contract/coach.ts';
import { failureText, quotaText } from '#web/api/api-error.ts';
import { toast } from '#web/ui/toast-store.ts';
import type { CoachReply } from './say.ts';

interface Talk {
  readonly queryKey: readonly unknown[];
  /** The conversation as the server keeps it. */
  readonly read: () => Promise<readonly ChatMessage[]>;
  readonly say: (
    message: string,
    previousResponseId: string | undefined,
    onText: (text: string) => void,
  ) => Promise<CoachReply>;
  readonly failure: string;
}

/** One conversation: what was said, what is being written, and what is typed. */
export function useCoachChat({ queryKey, read, say, failure }: Talk) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState('');
  const [partial, setPartial] = useState('');
  const responseId = useRef<string>(undefined);
  // Not kept for later: what the coach said in danger is on nobody's screen a second time.
  const conversation = useQuery({ queryKey, queryFn: read, gcTime: 0 });
  // Gone where the parent has left meanwhile: the next visit reads all of it.
  const change = (to: (messages: readonly ChatMessage[]) => readonly ChatMessage[]) =>
    queryClient.setQueryData<readonly ChatMessage[]>(
      queryKey,
      (messages) => messages && to(messages),
    );

  const sending = useMutation({
    mutationFn: (message: string) =>
      say(message, responseId.current, (text) => setPartial((before) => before + text)),
    onMutate: (message) => {
      const mine = newMessage('user', message);
      // A suggested question is sent beside what is being typed.
      setDraft((typed) => (typed.trim() === message ? '' : typed));
      change((messages) => [...messages, mine]);
      return mine;
    },
    onSuccess: (reply) => {
      responseId.current = reply.responseId;
      change((messages) => [...messages, newMessage('assistant', reply.message)]);
    },
    onError: (error, message, mine) => {
      change((messages) => messages.filter((one) => one !== mine));
      setDraft((typed) => typed || message);
      const description = quotaText(error) ?? failureText(error, failure);
      toast({ title: 'Error', description, variant: 'destructive' });
    },
    onSettled: () => setPartial(''),
  });

  const send = (text: string) => {
    const message = text.trim();
    if (message && !sending.isPending && conversation.data) sending.mutate(message);
  };
  return { conversation, draft, setDraft, partial, isPending: sending.isPending, send };
}

export type CoachChat = ReturnType<typeof useCoachChat>;

let lastId = 0;

function newMessage(role: ChatMessage['role'], content: string): ChatMessage {
  lastId += 1;
  return { id: `new-${lastId}`, role, content, timestamp: new Date().toISOString() };
}
