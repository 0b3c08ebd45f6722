import { expect, it } from 'vitest';
import { deleteData } from '#contract/data-management.ts';
// oxlint-disable-next-line no-restricted-imports -- a test is no page that would carry them
import { endpoints } from '#contract/endpoints.ts';
import { updateProfile } from '#contract/profile.ts';
import { purposeOf } from './proof-purposes.ts';

const asking = endpoints.filter((endpoint) => 'proof' in endpoint && endpoint.proof === 'fresh');

it.each([...asking, deleteData, updateProfile].map((endpoint) => [endpoint.summary, endpoint]))(
  'whoever confirms who they are is told what for: %s',
  (_summary, endpoint) => {
    expect(asking.length).toBeGreaterThan(0);
    expect(purposeOf(endpoint as (typeof asking)[number])).not.toBe('go on');
  },
);
