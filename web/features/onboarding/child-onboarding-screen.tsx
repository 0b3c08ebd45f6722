import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '#web/api/api-error.ts';
import { useCreateChild } from '#web/api/children.ts';
import { toast } from '#web/ui/toast-store.ts';
import { type BirthdayAnswer, BirthdayStep } from './birthday-step.tsx';
import { type NameAnswer, NameStep } from './name-step.tsx';

const VOICE_DELAY_MS = 500;

export function ChildOnboardingScreen() {
  const navigate = useNavigate();
  const [step, setStep] = useState<'name' | 'birthday' | 'name again'>('name');
  // Both answers are held here, so that going back and forth loses nothing.
  const [child, setChild] = useState<NameAnswer>({ name: '', pronouns: '' });
  const [birthday, setBirthday] = useState<BirthdayAnswer>({ month: '', day: '', year: '' });
  const creation = useCreateChild();

  useEffect(() => {
    if (!creation.isSuccess) return;
    const timer = setTimeout(() => navigate('/voice-onboarding'), VOICE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [creation.isSuccess, navigate]);

  const save = (dateOfBirth: string) =>
    creation.mutate(
      { ...child, name: child.name.trim(), dateOfBirth },
      {
        onError: (error) =>
          toast({
            title: 'Error',
            description: errorText(error, 'Failed to create child'),
            variant: 'destructive',
          }),
      },
    );

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
      isBusy={creation.isPending || creation.isSuccess}
      onBack={() => setStep('name again')}
      onSave={save}
    />
  );
}
