import { Link } from 'react-router';
import { claims, product } from '#domain/content.ts';
import { BulletList, LegalDocument, type LegalSection, MailboxLink } from './legal-document.tsx';

const { name } = product;
const privacyLink = (
  <Link to="/privacy-policy" className="font-bold text-lamp underline underline-offset-4">
    Privacy Policy
  </Link>
);

const sections: readonly LegalSection[] = [
  {
    id: 'acceptance',
    title: 'Acceptance of Terms',
    body: (
      <p>
        By creating an account or using {name} you agree to these terms. If you don’t agree with
        them, please don’t use it. You must be an adult to have an account.
      </p>
    ),
  },
  {
    id: 'services',
    title: 'Our Services',
    body: (
      <p>
        {name} helps parents and caregivers of children ages 2 to 10 play with them for about five
        minutes a day, in a way that research has found to help. It shows you what to say, listens
        to a play session if you allow it, and tells you afterward what you did. We may change,
        improve or end parts of it, and if it matters to you, we’ll tell you first.
      </p>
    ),
  },
  {
    id: 'accounts',
    title: 'User Accounts',
    body: (
      <>
        <p>
          Please use your real email address, keep your password to yourself, and tell us if you
          think someone else is using your account. You’re responsible for what happens in it.
        </p>
        <p>You can delete your account at any time, under Account in the app.</p>
      </>
    ),
  },
  {
    id: 'privacy',
    title: 'Privacy',
    body: (
      <p>
        What we collect, why, and what you can do about it is in our {privacyLink}. It is part of
        these terms.
      </p>
    ),
  },
  {
    id: 'conduct',
    title: 'User Conduct',
    body: (
      <>
        <p>Please don’t:</p>
        <BulletList
          items={[
            'use it for anything against the law, or to hurt or spy on someone;',
            'record people who don’t know about it;',
            'enter what belongs to someone else without their permission;',
            'try to get into other accounts, overload the service or take it apart.',
          ]}
        />
        <p>We may close an account that does this.</p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'Content Ownership',
    body: (
      <p>
        What you enter, say and record stays yours. You let us use it only as far as it takes to run{' '}
        {name} for you. The texts, pictures and programs of {name} belong to us or to those who let
        us use them.
      </p>
    ),
  },
  {
    id: 'ai-and-data',
    title: 'AI and Data Collection',
    body: (
      <>
        <p>
          {name} uses artificial intelligence to tell voices apart, to write down what was said, to
          sort it, and to answer as your coach. When you start a play session with the microphone
          on, you consent to:
        </p>
        <BulletList
          items={[
            'the capture of sound in the room for as long as the session runs;',
            'its analysis by software: who spoke, what was said, and which kind of sentence it was;',
            'the storage of what comes out of it (the transcript, its codes and counts) in your account. The sound itself is never stored unless you choose to keep it.',
          ]}
        />
        <p>
          Should we keep anything to improve {name} beyond your own account, it is anonymized first,
          so that nobody can be recognized in it. Before a session you confirm that everyone in the
          room knows about the recording. AI makes mistakes: take its counts as estimates. You can
          withdraw your consent at any time.
        </p>
      </>
    ),
  },
  {
    id: 'professional-disclaimer',
    title: 'Professional Disclaimer',
    body: (
      <>
        <p>
          {name} supports but does not replace professional therapy. It is not a medical device,
          gives no diagnosis, and the coach is not a therapist. If you are worried about your child
          or yourself, please talk to a doctor or a therapist. In an emergency, call your local
          emergency number.
        </p>
        <p>{claims.disclaimer}</p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Limitation of Liability',
    body: (
      <p>
        We run {name} with care, but we can’t promise that it will always be available or free of
        mistakes, or that it will have a certain effect in your family. As far as the law allows, we
        aren’t liable for indirect damage that comes from using it. Nothing here takes away rights
        that the law gives you and that you can’t sign away.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to Terms',
    body: (
      <p>
        We may change these terms. The date at the top says when we last did, and we’ll tell you in
        the app or by email before a change that matters. If you keep using {name} after that, the
        new terms apply.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'Reporting a Security Problem',
    body: (
      <>
        <p>
          Found a way in that shouldn’t be there? Please tell us at <MailboxLink />, with “Security”
          in the subject, before you tell anyone else. Say what you did and what you saw. You’ll
          hear from us within three days.
        </p>
        <p>
          Try it with an account of your own, leave other families’ data alone, and don’t slow the
          service down for them. If you stick to that, you have our thanks, and no trouble from us.
        </p>
      </>
    ),
  },
  {
    id: 'open-source',
    title: 'Open-Source Software',
    body: (
      <>
        <p>
          {name} is built with the work of many others. Their names and licenses are in the{' '}
          <a
            href="/third-party-notices.txt"
            className="font-bold text-lamp underline underline-offset-4"
          >
            third-party notices
          </a>
          .
        </p>
        <p>
          To read recordings from some phones, our servers use libav.js, which is under the GNU
          Lesser General Public License. The notices say which version, where to get its source, and
          how to put your own in its place.
        </p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Contact Us',
    body: (
      <p>
        Questions about these terms? Write to us at <MailboxLink />.
      </p>
    ),
  },
];

export function TermsScreen() {
  return (
    <LegalDocument
      title="Terms of Use"
      summary={`In short: ${name} is a helper for playing with your child, not a therapist. What you enter stays yours, and you can leave whenever you like.`}
      sections={sections}
    />
  );
}
