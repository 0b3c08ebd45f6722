import { product } from '#domain/content.ts';
import { BulletList, type LegalSection } from './legal-document.tsx';

/** What `server/http/login-session.ts` and `sign-in-routes.ts` really set: change them together. */
export const cookieSection: LegalSection = {
  id: 'cookies',
  title: 'Cookies and Browser Storage',
  body: (
    <>
      <p>
        {product.name} uses two cookies, both to keep your account yours. That’s why there’s no
        cookie banner.
      </p>
      <BulletList
        items={[
          <>
            The login cookie, <code>playlight</code>, says that this browser is logged in. It lasts
            30 days, or until you log out.
          </>,
          <>
            The device cookie, <code>playlight-device</code>, says that this browser has logged in
            before, so that a stranger who guesses at your password can’t lock you out, and so that
            we can tell you when a new device logs in. It lasts 400 days, or until you delete your
            account here.
          </>,
          <>
            Both are set only when you log in. Where the address begins with https, their names
            begin with <code>__Host-</code>. They are HttpOnly: scripts can’t read them. They’re
            sent only to us.
          </>,
        ]}
      />
      <p>
        While you log in through another provider, such as Google, there’s a third cookie for a few
        minutes. It makes sure that the answer belongs to your own request, and it’s gone once
        you’re back.
      </p>
      <p>
        There are no analytics, no advertising and no third-party cookies. In your browser’s own
        storage we keep what a screen needs to work:
      </p>
      <BulletList
        items={[
          'The play session that’s running or not yet saved: its sound, your child’s name and age, and what was counted. It stays until it’s scored and saved, so a lost connection costs you nothing.',
          'Until you close the tab: which child you chose, the results you’re looking at, the page you wanted to open when we asked you to log in, and a message to us that you haven’t sent yet.',
          'That you closed a hint or turned off tips, and which results you’ve opened.',
          'The app’s own files, which hold nothing about you.',
        ]}
      />
      <p>
        A play session that’s older than a day is deleted the next time you open {product.name} and
        are logged in. When you delete a play session, a child, all your data or your account, it’s
        also deleted from the device you’re using.
      </p>
    </>
  ),
};
