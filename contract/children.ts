import * as z from 'zod/mini';
import { TARGET_AGE } from '#domain/age.ts';
import { isCalendarDay } from '#domain/calendar.ts';
import { defineEndpoint, ownedId } from './endpoint.ts';
import { nameCheck } from './name.ts';

const NAME_MAX_LENGTH = 50;
const PRONOUNS_MAX_LENGTH = 30;
/** A moment with milliseconds and a zone has 29 letters. */
const DATE_MAX_LENGTH = 40;

/** A date of birth as a day ("2022-03-01"), or as a moment that an older client sends. */
const dateOfBirthSchema = z.string('Date of birth is required').check(
  z.minLength(1, 'Date of birth is required'),
  z.maxLength(DATE_MAX_LENGTH, 'Please enter a valid date'),
  z.refine(
    (text) => isCalendarDay(text) || (text.length > 10 && !Number.isNaN(Date.parse(text))),
    'Please enter a valid date',
  ),
);

const nameSchema = z
  .string('Name is required')
  .check(
    z.trim(),
    z.minLength(1, 'Name is required'),
    z.maxLength(NAME_MAX_LENGTH, 'Name must be no more than 50 characters'),
    nameCheck('Name'),
  );

const pronounsSchema = z
  .string('Pronouns are required')
  .check(
    z.trim(),
    z.minLength(1, 'Pronouns are required'),
    z.maxLength(PRONOUNS_MAX_LENGTH, 'Pronouns must be no more than 30 characters'),
  );

const ageSchema = z
  .int('Age must be a whole number')
  .check(
    z.minimum(TARGET_AGE.youngest, 'Age must be between 2 and 10'),
    z.maximum(TARGET_AGE.oldest, 'Age must be between 2 and 10'),
  );

const childSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** A day, without time and zone. */
  dateOfBirth: z.string(),
  pronouns: z.string(),
  /** Whole years, today where the user is. */
  age: z.int(),
  profileImageUrl: z.nullable(z.string()),
});

export type Child = z.output<typeof childSchema>;

const childParams = z.object({ id: ownedId('child') });

export const listChildren = defineEndpoint({
  method: 'GET',
  path: '/api/children',
  access: 'user',
  summary: 'The children of the user, oldest profile first',
  response: z.array(childSchema),
});

export const getChild = defineEndpoint({
  method: 'GET',
  path: '/api/children/:id',
  access: 'user',
  summary: 'One child',
  params: childParams,
  response: childSchema,
});

export const createChild = defineEndpoint({
  method: 'POST',
  path: '/api/children',
  access: 'user',
  summary: 'Add a child, with a date of birth or an age',
  body: z
    .object({
      name: nameSchema,
      pronouns: pronounsSchema,
      dateOfBirth: z.optional(dateOfBirthSchema),
      date_of_birth: z.optional(dateOfBirthSchema),
      age: z.optional(ageSchema),
    })
    .check(
      z.refine((body) => body.dateOfBirth ?? body.date_of_birth ?? body.age, {
        error: 'Date of birth is required',
        path: ['dateOfBirth'],
      }),
    ),
  status: 201,
  response: childSchema,
});

export const updateChild = defineEndpoint({
  method: 'PUT',
  path: '/api/children/:id',
  access: 'user',
  summary: 'Change a child',
  params: childParams,
  body: z.object({ name: nameSchema, pronouns: pronounsSchema, dateOfBirth: dateOfBirthSchema }),
  response: childSchema,
});

export const deleteChild = defineEndpoint({
  method: 'DELETE',
  path: '/api/children/:id',
  access: 'user',
  summary: 'Delete a child with all play sessions',
  params: childParams,
  response: z.object({ message: z.string() }),
});
