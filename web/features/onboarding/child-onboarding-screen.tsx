import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Child } from '#contract/children.ts';
import { errorText } from '#web/api/api-error.ts';
import { useCreateChild, useUpdateChild } from '#web/api/children.ts';
import { partsOf } from '#web/ui/birthday.ts';
import { toast } from '#web/ui/toast-store.ts';
import { type BirthdayAnswer, BirthdayStep } from './birthday-step.tsx';
import { type NameAnswer, NameStep } from './name-step.tsx';

const VOICE_DELAY_MS = 500;

/** Who was added a moment ago, and comes back from the next page to mend the answers. */
export interface OnboardingState {
  readonly child?: Child;
}

export function ChildOnboardingScreen() {
  const navigate = useNavigate();
  const { child: added } = (useLocation().state ?? {}) as OnboardingState;
  const [step, setStep] = useState<'name' | 'birthday' | 'name again'>('name');
  // Both answers are held here, so that going back and forth loses nothing.
  const [child, setChild] = useState<NameAnswer>({
    name: added?.name ?? '',
    pronouns: added?.pronouns ?? '',
  });
  const [birthday, setBirthday] = useState<BirthdayAnswer>(
    added ? partsOf(added.dateOfBirth) : { month: '', day: '', year: '' },
  );
  const creation = useCreateChild();
  const change = useUpdateChild();
  const saved = creation.data ?? change.data;

  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => {
      const state: OnboardingState = { child: saved };
      // The browser's own Back finds the child, too: nobody is added twice.
      void navigate('/child-onboarding', { replace: true, state });
      void navigate('/voice-onboarding', { state });
    }, VOICE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [saved, navigate]);

  const save = (dateOfBirth: string) => {
    const fields = { ...child, name: child.name.trim(), dateOfBirth };
    const onError = (error: Error) =>
      toast({
        title: 'Error',
        description: errorText(error, 'Failed to create child'),
        variant: 'destructive',
      });
    if (added) change.mutate({ id: added.id, ...fields }, { onError });
    else creation.mutate(fields, { onError });
  };

  if (step !== 'birthday') {
    return (
      <NameStep
        answer={child}
        onChange={setChild}
        hasReturned={step === 'name again'}
        onBack={() => navigate('/welcome')}
        onNext={() => setStep('birthday')}
      />
    );
  }
  return (
    <BirthdayStep
      name={child.name.trim()}
      answer={birthday}
      onChange={setBirthday}
      isBusy={creation.isPending || change.isPending || saved !== undefined}
      onBack={() => setStep('name again')}
      onSave={save}
    />
  );
}
