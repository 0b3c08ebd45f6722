import { useRef, useState } from 'react';
import { errorText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { dismissToast, toast } from '#web/ui/toast-store.ts';

export type WaitlistState = 'idle' | 'submitting' | 'joined';

export function useJoinWaitlist() {
  const [state, setState] = useState<WaitlistState>('idle');
  const failureToast = useRef<string>(undefined);

  async function join(email: string): Promise<void> {
    setState('submitting');
    if (failureToast.current) dismissToast(failureToast.current);
    try {
      // Schemas are a tenth of what a first visit would load, and few join.
      const { joinWaitlist } = await import('#contract/waitlist.ts');
      await call(joinWaitlist, { body: { email } });
      setState('joined');
    } catch (error) {
      setState('idle');
      failureToast.current = announceFailure(errorText(error, 'Failed to join waitlist'));
    }
  }

  return { state, join };
}

function announceFailure(message: string): string {
  if (message.toLowerCase().includes('already')) {
    return toast({
      title: 'You’re already on the list! 🎉',
      description: 'We’ve got your email and will notify you as soon as we launch.',
    });
  }
  return toast({
    title: 'Oops, something went wrong',
    description: message,
    variant: 'destructive',
  });
}
