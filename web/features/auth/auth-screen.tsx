import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type CurrentUser, logIn, signUp } from '#contract/auth.ts';
import { product } from '#domain/content.ts';
import { errorText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { currentUserKey } from '#web/api/current-user-key.ts';
import { keep, recall } from '#web/ui/kept.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { AuthHeading, AuthLayout } from './auth-layout.tsx';
import { isCodeDue } from './code-due.ts';
import { CombinedLogInForm } from './combined-log-in-form.tsx';
import { CombinedSignUpForm, combinedSignUpSchema } from './combined-sign-up-form.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { LazyCodeStep } from './lazy-code-step.tsx';
import { TextLink } from './text-link.tsx';
import { useKeptForm } from './use-kept-form.ts';
import { useRefusedFields } from './use-refused-fields.ts';

type SignUpForm = z.output<typeof combinedSignUpSchema>;

const HOME_DELAY_MS = 500;
const FIELDS = ['firstName', 'lastName', 'email', 'password'] as const;
const KEPT = { tab: 'auth-tab', logIn: 'auth-log-in', signUp: 'auth-sign-up' } as const;

export function AuthScreen() {
  const [tab, setTab] = useState(() => recall(KEPT.tab, 'login'));
  const [failure, setFailure] = useState<string>();
  const queryClient = useQueryClient();
  // Both forms are held here: a tab that is not shown is unmounted, and nothing typed may be lost.
  const logInForm = useForm({
    resolver: zodResolver(logIn.body),
    defaultValues: recall(KEPT.logIn, { email: '', password: '' }),
  });
  const signUpForm = useForm({
    resolver: zodResolver(combinedSignUpSchema),
    defaultValues: recall(KEPT.signUp, {
      firstName: '',
      lastName: '',
      email: '',
      password: '',
      confirmPassword: '',
    }),
  });
  const welcomeBack = (user: CurrentUser) => {
    toast({ title: 'Welcome back!', description: 'You’ve successfully logged in.' });
    // As soon as somebody is signed in, the router leads from this page to the home screen.
    queryClient.setQueryData(currentUserKey, user);
  };
  const login = useMutation({
    mutationFn: (body: z.output<typeof logIn.body>) => call(logIn, { body }),
    onMutate: () => setFailure(undefined),
    onSuccess: welcomeBack,
    onError: (error) => {
      if (!isCodeDue(error)) setFailure(errorText(error, 'Login failed'));
    },
  });
  const signup = useMutation({
    mutationFn: ({ firstName, lastName, email, password }: SignUpForm) =>
      call(signUp, { body: { firstName, lastName, email, password } }),
    onMutate: () => setFailure(undefined),
    onSuccess: (user) => {
      toast({
        title: 'Account created!',
        description: `Welcome to ${product.name}. Let’s get started!`,
      });
      setTimeout(() => queryClient.setQueryData(currentUserKey, user), HOME_DELAY_MS);
    },
    onError: (error) => setFailure(errorText(error, 'Signup failed')),
  });
  const isAboutFields = useRefusedFields(signup.error, signUpForm, FIELDS);
  const isOver = login.isSuccess || signup.isSuccess;
  useKeptForm(KEPT.logIn, logInForm, { isOver });
  useKeptForm(KEPT.signUp, signUpForm, { isOver });
  if (isCodeDue(login.error) && login.variables) {
    return <LazyCodeStep credentials={login.variables} onDone={welcomeBack} onBack={login.reset} />;
  }
  const isBusy = [login, signup].some(({ isPending, isSuccess }) => isPending || isSuccess);

  return (
    <AuthLayout
      footer={
        <p className="flex flex-wrap justify-center gap-x-6">
          <TextLink to="/terms-of-use" standsAlone>
            Terms of Service
          </TextLink>
          <TextLink to="/privacy-policy" standsAlone>
            Privacy Policy
          </TextLink>
        </p>
      }
    >
      <AuthHeading title={`Welcome to ${product.name}`} text={product.tagline} />
      <FailureAlert message={isAboutFields ? undefined : failure} />
      <Tabs
        label="Log in or sign up"
        value={tab}
        onValueChange={(chosen) => {
          setTab(chosen);
          keep(KEPT.tab, chosen);
        }}
        items={[
          {
            value: 'login',
            label: 'Login',
            content: <CombinedLogInForm form={logInForm} isBusy={isBusy} onSubmit={login.mutate} />,
          },
          {
            value: 'signup',
            label: 'Sign Up',
            content: (
              <CombinedSignUpForm form={signUpForm} isBusy={isBusy} onSubmit={signup.mutate} />
            ),
          },
        ]}
      />
    </AuthLayout>
  );
}
