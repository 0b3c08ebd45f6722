import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** What would leave the house: what is written and said, or how it sounds. */
const outsideKindSchema = z.enum(['words', 'sound']);

export type OutsideKind = z.output<typeof outsideKindSchema>;

/** Which wording is agreed to; counted up when more is sent or the words change. Agreeing to an earlier one then counts no more. */
export const OUTSIDE_SERVICE_TEXT_VERSION = { words: '1', sound: '1' } as const satisfies Record<
  OutsideKind,
  string
>;

/** A host and a model. */
const SERVICE_ID_MAX_LENGTH = 500;

const outsideServiceSchema = z.object({
  kind: outsideKindSchema,
  /** Tells this service from every other. */
  id: z.string(),
  host: z.string(),
  model: z.string(),
  /** What the owner of this server calls it. */
  label: z.nullable(z.string()),
  granted: z.boolean(),
  /** When the user agreed to this very service, said no or withdrew; null when that was never asked. */
  changedAt: z.nullable(z.iso.datetime()),
});

export type OutsideServiceConsent = z.output<typeof outsideServiceSchema>;

const servicesSchema = z.object({ services: z.array(outsideServiceSchema) });

export const getOutsideServices = defineEndpoint({
  method: 'GET',
  path: '/api/consents/services',
  access: 'user',
  summary: 'Services elsewhere that this server could use, and whether the user agreed to each',
  response: servicesSchema,
});

export const decideOnService = defineEndpoint({
  method: 'PUT',
  path: '/api/consents/services',
  access: 'user',
  summary: 'Agree to a service as it was shown, say no to it, or withdraw',
  body: z.object({
    kind: outsideKindSchema,
    id: z.string().check(z.maxLength(SERVICE_ID_MAX_LENGTH)),
    granted: z.boolean(),
  }),
  response: servicesSchema,
});
