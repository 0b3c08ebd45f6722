import { TextField, type TextFieldProps } from '#web/ui/field.tsx';

export function EmailField(props: TextFieldProps) {
  return <TextField type="email" inputMode="email" autoComplete="email" {...props} />;
}
