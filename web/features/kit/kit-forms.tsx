import { useState } from 'react';
import { signUpPasswordChecks } from '#domain/password.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Checklist } from '#web/ui/checklist.tsx';
import { TextField } from '#web/ui/field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { KitSection } from './kit-section.tsx';

export function KitForms() {
  const [password, setPassword] = useState('sunflower');
  return (
    <>
      <KitSection title="Fields">
        <TextField label="Parent’s First Name" placeholder="Alex" autoComplete="off" />
        <TextField
          label="Email Address"
          type="email"
          hint="We only write when it matters."
          defaultValue="alex@example.com"
          autoComplete="off"
        />
        <TextField
          label="Child’s name"
          defaultValue="M"
          error="First name must be at least 2 characters"
          autoComplete="off"
        />
        <TextField label="While sending" defaultValue="alex@example.com" disabled />
        <PasswordField
          label="Password"
          autoComplete="off"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Checklist
          label="Password rules"
          items={signUpPasswordChecks.map(({ label, passes }) => ({
            label,
            done: passes(password),
          }))}
        />
      </KitSection>
      <KitSection title="Alerts">
        <Alert title="Heads up">We heard a third voice for part of this session.</Alert>
        <Alert tone="danger" title="That didn’t work">
          That email or password isn’t right. Your email is still filled in.
        </Alert>
      </KitSection>
    </>
  );
}
