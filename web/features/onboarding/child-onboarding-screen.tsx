import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Child } from '#contract/children.ts';
import { errorText } from '#web/api/api-error.ts';
import { useCreateChild, useUpdateChild } from '#web/api/children.ts';
import { toast } from '#web/ui/toast-store.ts';
import { useGoBack } from '#web/ui/use-go-back.ts';
import { type Answers, keepAnswers, type OnboardingState, recallAnswers } from './answers.ts';
import { BirthdayStep } from './birthday-step.tsx';
import { NameStep } from './name-step.tsx';
import { useHasMoved } from './use-has-moved.ts';

const VOICE_DELAY_MS = 500;

export function ChildOnboardingScreen() {
  const navigate = useNavigate();
  const goBack = useGoBack('/welcome');
  const hasMoved = useHasMoved();
  const state = (useLocation().state ?? {}) as OnboardingState;
  const [answers, setAnswers] = useState(() => recallAnswers(state.child));
  const { name, pronouns, birthday, added } = answers;
  const creation = useCreateChild();
  const change = useUpdateChild();
  const saved = creation.data ?? change.data;

  const answer = (part: Partial<Answers>) => {
    const next = { ...answers, ...part };
    keepAnswers(next);
    setAnswers(next);
  };

  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => {
      // A reload finds the child, too: nobody is added twice.
      const here: OnboardingState = { step: 'birthday', child: saved };
      void navigate('/child-onboarding', { replace: true, state: here });
      void navigate('/voice-onboarding', { state: { child: saved } satisfies OnboardingState });
    }, VOICE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [saved, navigate]);

  const save = (dateOfBirth: string) => {
    const fields = { name: name.trim(), pronouns, dateOfBirth };
    const onSuccess = (child: Child) => answer({ added: child, name: child.name });
    const onError = (error: Error) =>
      toast({
        title: 'Error',
        description: errorText(error, 'Failed to create child'),
        variant: 'destructive',
      });
    if (added) change.mutate({ id: added.id, ...fields }, { onSuccess, onError });
    else creation.mutate(fields, { onSuccess, onError });
  };

  // After a reload nothing is left of what was typed: then it is asked for again.
  if (state.step !== 'birthday' || !name.trim()) {
    return (
      <NameStep
        answer={{ name, pronouns }}
        onChange={answer}
        hasReturned={hasMoved}
        onBack={goBack}
        onNext={() => {
          const next: OnboardingState = { ...state, step: 'birthday' };
          void navigate('/child-onboarding', { state: next });
        }}
      />
    );
  }
  return (
    <BirthdayStep
      name={name.trim()}
      answer={birthday}
      onChange={(parts) => answer({ birthday: parts })}
      isBusy={creation.isPending || change.isPending || saved !== undefined}
      onBack={goBack}
      onSave={save}
    />
  );
}
