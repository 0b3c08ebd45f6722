import type { Hole } from './planted-holes.ts';

const hole = (name: string, ...changes: Hole['changes']): Hole => ({
  name,
  foundBy: 'flows that combine two features',
  changes,
});

/** The seams between two features, each torn once. */
export const flowHoles: readonly Hole[] = [
  hole('a reset of an unconfirmed address keeps the providers', [
    /else\s+await endOtherWaysIn\d*\(tx, userId\);/,
    'else await endLogins(tx, userId);',
  ]),
  hole('a new email is taken at once', [
    /updateUser\(tx, userId, \{ firstName \}\)(.*\n\s+if \(isNewEmail\) \{\n\s+await askForEmail\d*\(tx, userId, (email\d*)\);)/,
    'updateUser(tx, userId, { firstName, email: $2 })$1',
  ]),
  hole('opening a link confirms', [
    /(reply\d*)\.redirect\(verificationLink\("", encodeURIComponent\(query\.token\)\)\)/,
    '(await ((one) => setConfirmedEmail(db, one.userId, one.email))(readVerificationToken(keyring, query.token)), $1.redirect("/"))',
  ]),
  hole('a device that is known waits for strangers', [
    /isKnown && \{ by: devices\d*\.idOf\(request\) \}/,
    'false',
  ]),
  hole('a reset keeps the login sessions', [
    /(async function endLogins\(tx, userId\) \{\n\s+)await deleteLoginSessionsOf\(tx, userId\);/,
    '$1',
  ]),
  hole('a reset link outlives the address', [
    /(so yours hasn’t changed\."\s+\);\n\s+\}\n\s+await deletePendingEmail\(tx, userId\);\n\s+)await spendResetTokensOf\(tx, userId\);/,
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
  hole('a request overtakes a reset', [
    /await lockOwner\d*\(tx, request\d*, \{ isProven: true \}\);(\s+await updateUser\(tx, userId, \{ passwordHash \}\))/,
    '$1',
  ]),
  hole('a mailbox confirms an account', [
    /if \(request\d*\.userId === void 0\) \{(\s+throw new AppError\d*\(\s+"login_required",\s+"Please log in to your account, then)/,
    'if (false) {$1',
  ]),
  hole('an email in common links what was taken off', [
    /!isTakeover && (await refusesNewLinks\d*\(tx, existing\d*\.id\))/,
    'false && $1',
  ]),
  hole('anybody at the provider proves it', [/if \(own\d* !== subject\) return "refused";/, '']),
];
