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
        By creating an account or using {name} you agree to these terms. If you do not agree with
        them, please do not use it. You must be an adult to have an account.
      </p>
    ),
  },
  {
    id: 'services',
    title: 'Our Services',
    body: (
      <p>
        {name} helps parents and carers of children from 2 to 10 to play with them for about five
        minutes a day, in a way that research has found to help. It shows what to say, listens to a
        play session if you allow it, and tells you afterwards what you did. We may change, improve
        or end parts of it, and we will tell you beforehand where it matters to you.
      </p>
    ),
  },
  {
    id: 'accounts',
    title: 'User Accounts',
    body: (
      <>
        <p>
          Please give a true email address, keep your password to yourself, and tell us if you think
          that somebody else uses your account. You answer for what happens in it.
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
        <p>Please do not:</p>
        <BulletList
          items={[
            'use it for anything against the law, or to hurt or watch somebody;',
            'record people who do not know about it;',
            'enter what belongs to somebody else without their permission;',
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
        What you enter, say and record stays yours. You allow us to work with it only as far as it
        takes to run {name} for you. The texts, pictures and programs of {name} belong to us or to
        those who let us use them.
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
          sort it, and to answer in the coach. When you start a play session with the microphone on,
          you consent to:
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
          so that nobody can be recognised in it. Before a session you confirm that everyone in the
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
          or yourself, please talk to a doctor or a therapist. In an emergency call your local
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
        We run {name} with care, but we cannot promise that it is always available or free of
        mistakes, nor that it has a certain effect in your family. As far as the law allows, we are
        not liable for indirect damage that comes from using it. Nothing here takes away rights that
        the law gives you and that cannot be given up.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to Terms',
    body: (
      <p>
        We may change these terms. The date at the top says when we last did, and we tell you in the
        app or by email before a change that matters. If you go on using {name} afterwards, the new
        terms apply.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'Reporting a Security Problem',
    body: (
      <>
        <p>
          Found a way in that should not be there? Please tell us at <MailboxLink />, with
          “Security” in the subject, before you tell anybody else. Say what you did and what you
          saw. You hear from us within three days.
        </p>
        <p>
          Try it with an account of your own, leave other families’ data alone, and do not slow the
          service down for them. Whoever keeps to that has our thanks, and no trouble from us.
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
        Questions about these terms reach us at <MailboxLink />.
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
