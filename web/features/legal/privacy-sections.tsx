import { product } from '#domain/content.ts';
import { cookieSection } from './cookie-section.tsx';
import { BulletList, type LegalSection, MailboxLink } from './legal-document.tsx';
import { retentionSection } from './retention-section.tsx';

const { name } = product;

export const privacySections: readonly LegalSection[] = [
  {
    id: 'data-collected',
    title: 'What We Collect',
    body: (
      <>
        <p>
          {name} is a service for adults. We collect what you give us and what we need to run it:
        </p>
        <BulletList
          items={[
            'About you: your name, your email address, your time zone and your credentials. We keep only a hash of your password, and the password can’t be read from it. If you log in through a provider such as Google, we get your name, your email address and an account number from it.',
            'About your child, as you enter it: name, date of birth, which tells us the age, and pronouns.',
            'About your play sessions: when you played and for how long, your goals, your results and how they change over time. That includes the transcript and how its lines were counted.',
            'Audio recordings, only with your explicit consent (see the next section).',
            'While we listen to a play session: numbers that tell the voices apart (see the next section).',
            'Your voiceprint, only if you enroll your voice (see the next section).',
            'What you write to the coach and to our support team.',
            'What you agreed to, declined or withdrew, and when.',
            'If you join the waitlist: your email address.',
            'Technical data: which part of the service was asked for, when, and whether it worked. No analytics service sees it, and our logs hold no names, no content, no passwords and no network addresses. To slow down guessing and misuse, we count attempts for a day at most, under a hash of the network address or the account.',
          ]}
        />
      </>
    ),
  },
  {
    id: 'recordings',
    title: 'Recordings and Your Voice',
    body: (
      <>
        <p>
          The sound of a play session is analyzed in memory and is gone when the session is scored.
          If your connection drops, or we’re too busy to listen along, it stays on your device, is
          sent afterward, and waits with us, encrypted, until it’s scored, usually within minutes.
          If we can’t score it, it keeps waiting until you try again or delete it. Otherwise it is
          never stored unless you choose to keep it: “Keep my recordings” in Settings is off until
          you turn it on, and when you turn it off again you can delete what is there.
        </p>
        <p>
          To tell who is speaking, we turn each stretch of speech into 48 numbers that describe the
          voice: yours, your child’s, and anyone else’s in the room. Nobody can play them back. They
          are deleted when the session is scored. If a session breaks off and you don’t come back,
          that happens after a little over an hour: we score what we heard and delete the numbers.
        </p>
        <p>
          If you enroll your voice, so we can tell it apart from your child’s, we store a
          voiceprint: a list of numbers, never the sample itself. We ask for your consent first,
          keep it until you delete it in Settings or delete your account, and use it for nothing
          else.
        </p>
      </>
    ),
  },
  retentionSection,
  {
    id: 'use',
    title: 'How We Use It',
    body: (
      <BulletList
        items={[
          'To run your account and your play sessions, and to show you how they went.',
          'To let the coach answer with your own session in mind.',
          'To write to you about your account: confirming your address, a new password, answers from support.',
          'To send you a reminder or a weekly recap, only if you asked for it in Settings. Each email has a link to unsubscribe.',
          'To find faults and keep the service safe.',
        ]}
      />
    ),
  },
  {
    id: 'sharing',
    title: 'Sharing',
    body: (
      <>
        <p>We don’t sell your data, and we don’t show ads. Only these may get some of it:</p>
        <BulletList
          items={[
            'Providers who work only for us, and get only what the job takes: those who host the service and deliver our email.',
            'An outside service that answers as your coach or writes down what’s said, if we offer one, and only once you turn it on. Settings names each service and lists what it would get. Until you agree, it gets nothing; a different service later means that we ask you again. When you turn it off, nothing more is sent, even in the middle of a play session.',
            'A provider that you choose to log in with, such as Google: it learns that you use our service.',
            'Legal authorities, where the law requires it.',
          ]}
        />
      </>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    body: (
      <p>
        Passwords are stored as hashes, password reset links work once and only for a short time,
        and nobody but you can open what belongs to your account. No service is perfectly safe; if
        something happens that affects you, we’ll tell you.
      </p>
    ),
  },
  cookieSection,
  {
    id: 'children',
    title: 'Children’s Privacy',
    body: (
      <p>
        {name} is used by parents and caregivers, not by children. A child has no account. We do not
        knowingly collect data from children under 13 without verified parental consent. All we know
        about a child is what a parent enters and what is said in a session that the parent starts.
        If you think we have a child’s data without that consent, write to us and we’ll delete it.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your Rights',
    body: (
      <>
        <BulletList
          items={[
            'Access: you can see what your account holds, and download all of it.',
            'Modify: you can change what you entered about yourself and your children.',
            'Delete: you can delete single sessions, a child with everything about them, or your whole account.',
          ]}
        />
        <p>
          Deleting reaches everything: profiles, sessions, transcripts, recordings, voiceprints and
          coach conversations. It happens at once in the app; in backups it may take up to 30 days.
          For anything you can’t do yourself, write to us.
        </p>
      </>
    ),
  },
  {
    id: 'updates',
    title: 'Updates to This Policy',
    body: (
      <p>
        When we change this policy, we change the date at the top. If it’s a change that matters,
        we’ll tell you first, in the app or by email.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact Us',
    body: (
      <p>
        Questions about your data? Write to us at <MailboxLink />.
      </p>
    ),
  },
];
