import type { Chapter } from '../statement.ts';

export const carers: Chapter = {
  title: 'Carers and professionals',
  statements: [
    {
      id: 'carer-1',
      says: 'A child can belong to several accounts, each carer invited by mail.',
      isBuilt: false,
      note: 'A child belongs to one account.',
    },
    {
      id: 'carer-2',
      says: 'Each carer has a voice, plays, counts and a coach of their own.',
      isBuilt: false,
      note: 'A child belongs to one account.',
    },
    {
      id: 'carer-3',
      says: 'The page of a child shows who played.',
      isBuilt: false,
      note: 'A child belongs to one account.',
    },
    {
      id: 'carer-4',
      says: 'Who added a child can remove other carers; that ends their access at once and keeps their own plays.',
      isBuilt: false,
      note: 'A child belongs to one account.',
    },
    {
      id: 'carer-5',
      says: 'A professional sees, with a dated consent, what the family chooses.',
      isBuilt: false,
      note: 'A family can hand on a printed report.',
    },
    {
      id: 'carer-6',
      says: 'A professional gets no sound and no conversation with the coach, and may comment and correct codes alone.',
      isBuilt: false,
      note: 'There are no professionals’ accounts.',
    },
  ],
};
