import * as z from 'zod/mini';
import { updateChild } from '#contract/children.ts';
import { localDay } from '#web/browser/local-day.ts';
import { findBirthday } from '#web/ui/birthday.ts';

const { name, pronouns } = updateChild.body.shape;

const fields = z.object({
  name,
  // Nothing is chosen yet: a group of radio buttons gives null.
  pronouns: z.pipe(
    z.transform((value: string | null) => value ?? ''),
    pronouns,
  ),
  month: z.string(),
  day: z.string(),
  year: z.string(),
});

const parts = ['month', 'day', 'year'] as const;
type Part = (typeof parts)[number];
export type ChildFormInput = z.input<typeof fields>;
type ChildFormOutput = z.output<typeof fields>;

/** Said together with what is wrong elsewhere, not only after the rest is right. */
const when = () => true;

const required = (part: Part, error: string, isExcused = (_form: ChildFormOutput) => false) =>
  z.refine<ChildFormOutput>((form) => form[part] !== '' || isExcused(form), {
    path: [part],
    error,
    when,
  });

const validDay = z.refine<ChildFormOutput>(
  (form) => parts.some((part) => form[part] === '') || findBirthday(form, localDay()),
  { path: ['day'], error: 'Please enter a valid date', when },
);

/** Every missing part of the birthday is named. */
export const createFormSchema = fields.check(
  required('month', 'Month is required'),
  required('day', 'Day is required'),
  required('year', 'Year is required'),
  validDay,
);

/** The birthday is one thing: however much of it is missing, it is said once, at the first gap. */
export const editFormSchema = fields.check(
  ...parts.map((part, index) =>
    required(part, 'Date of birth is required', (form) =>
      parts.slice(0, index).some((earlier) => form[earlier] === ''),
    ),
  ),
  validDay,
);

export type ChildFormSchema = typeof createFormSchema;
