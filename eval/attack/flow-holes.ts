import type { Hole } from './planted-holes.ts';

const hole = (name: string, ...changes: Hole['changes']): Hole => ({
  name,
  foundBy: 'flows that combine two features',
  changes,
});

/** The seams between two features, each torn once. */
export const flowHoles: readonly Hole[] = [
  hole('a reset of an unconfirmed address keeps the providers', [
    /\((keys\d*)\.emailVerified \? endLogins : endOtherWaysIn\)/,
    '(endLogins)',
  ]),
  hole('a new email is taken at once', [
    /set\(\{ firstName \}\)(.*\n\s+if \(isNewEmail\) \{\n\s+await askForEmail\d*\(tx, userId, (email\d*)\);)/,
    'set({ firstName, email: $2 })$1',
  ]),
  hole('opening a link confirms', [
    /(reply\d*)\.redirect\(verificationLink\("", encodeURIComponent\(query\.token\)\)\)/,
    '(await confirmEmail(db, secret, query.token, $1.request), $1.redirect("/"))',
  ]),
  hole('a device that is known waits for strangers', [
    /isKnown && \{ by: devices\d*\.idOf\(request\) \}/,
    'false',
  ]),
  hole('a reset keeps the login sessions', [
    /await tx\.delete\(sessions\d*\)\.where\(eq\d*\(sessions\d*\.userId, userId\)\);/,
    '',
  ]),
  hole('a reset link outlives the address', [
    /(await deletePendingEmail\(tx, userId\);\n\s+)await spendResetTokensOf\(tx, userId\);/,
    '$1',
  ]),
  hole('a provider is tied to a stranger’s account', [
    /const isTakeover = !existing\d*\.emailVerified;/,
    'const isTakeover = false;',
  ]),
  hole('mails say any name', [
    /return (name\d*) && isName\(\1\) \? \1 : otherwise;/,
    'return $1 ?? otherwise;',
  ]),
  hole('anybody at the provider proves it', [/if \(own !== subject\) return "refused";/, '']),
];
