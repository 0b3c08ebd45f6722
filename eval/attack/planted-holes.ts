// Copies of the built server with one check taken out: an attack that finds nothing there finds nothing anywhere.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flowHoles } from './flow-holes.ts';

/** A place in the built server, which has to be there exactly once, and what is put there. */
type Change = readonly [check: RegExp, without: string];

export interface Hole {
  readonly name: string;
  /** The attack that has to find it. */
  readonly foundBy: string;
  readonly changes: readonly Change[];
}

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'dist/planted');

/** The numbers are esbuild's, and change with the sources. */
export const holes: readonly Hole[] = [
  ...flowHoles,
  {
    name: 'a child is found without asking whose it is',
    foundBy: "other users' ids",
    changes: [
      [/(ownChild = \(userId, id\) => )and\d*\((eq\d*\(children\d*\.id, id\)), .*\);/, '$1$2;'],
    ],
  },
  {
    name: 'the signature of a cookie is not checked',
    foundBy: 'missing and forged cookies',
    changes: [
      [
        /unsigned\?\.valid \? \{ token: unsigned\.value, isOutdated: unsigned\.renew \} : void 0/,
        'value ? { token: value.split(".")[0], isOutdated: false } : void 0',
      ],
    ],
  },
  {
    name: 'logging in keeps the old login session',
    foundBy: 'session fixation',
    changes: [
      [
        /(async start\(request, reply\d*, userId, tx = db\) \{\n\s+)await forget\(request, tx\);/,
        '$1',
      ],
    ],
  },
  {
    name: 'the origin is not checked',
    foundBy: 'foreign origins',
    changes: [[/if \(isOwnOrigin\(request, publicHost\)\) done\(\);/, 'if (true) done();']],
  },
  {
    name: 'any host is answered',
    foundBy: 'foreign hosts (DNS rebinding)',
    changes: [[/if \(isOwnHost\(request\)\) return done\(\);/, 'return done();']],
  },
  {
    name: 'JSON is read whatever it calls itself',
    foundBy: 'form posts (CSRF)',
    changes: [[/(app\.addContentTypeParser\(\n\s+)"application\/json"/, '$1"*"']],
  },
  {
    name: 'a live connection may name somebody else',
    foundBy: 'the door of the live connection',
    changes: [[/query\.userId !== void 0 && query\.userId !== userId/, 'false']],
  },
  {
    name: 'a child is saved with all that was sent',
    foundBy: 'mass assignment',
    changes: [
      [/\.\.\.body\d* \? \{ body(?:: body\d*)? \} : \{\},/, ''],
      [
        /(const \{ name, pronouns, age \} = (body\d*);[\s\S]{0,700}?)insertChild\(tx, userId, \{ name, pronouns, dateOfBirth \}\)/,
        '$1insertChild(tx, userId, { ...$2, id: void 0, createdAt: void 0, dateOfBirth })',
      ],
    ],
  },
  {
    name: 'a child is saved by a statement made of text',
    foundBy: 'SQL injection',
    changes: [
      [
        /const \[child\] = await db\.insert\(children\d*\)\.values\(\{ userId, \.\.\.fields \}\)\.returning\(columns\d*\);/,
        "const { rows: [child] } = await db.execute(`insert into children (user_id, name, date_of_birth, pronouns) values ('$${userId}', '$${fields.name}', '$${fields.dateOfBirth}', '$${fields.pronouns}') returning id, name, date_of_birth as \"dateOfBirth\", pronouns, profile_image_url as \"profileImageUrl\"`);",
      ],
    ],
  },
  {
    name: 'the subject of a mail is written as it is',
    foundBy: 'header injection, in answers and mails',
    changes: [
      [/NAME_PATTERN = \/.*;/, 'NAME_PATTERN = /^/;'],
      [/subject: plain\d*\(letter\.subject\)/, 'subject: letter.subject'],
      [
        /(await writeFile\d*\(draft, )message,/,
        '$1message.toString().replace(/^Subject: .*/m, () => "Subject: " + letter.subject),',
      ],
    ],
  },
  {
    name: 'any file is served',
    foundBy: 'path tricks, in uploads and addresses',
    changes: [
      [
        /(app\.setNotFoundHandler\(\(request, (reply\d*)\) => \{)/,
        '$1 try { return $2.send(process.getBuiltinModule("fs").readFileSync(packageRoot + decodeURIComponent(request.url).replace(/^\\/\\.\\./, ""))); } catch {}',
      ],
    ],
  },
  {
    name: 'names of prototypes are taken',
    foundBy: 'prototype pollution',
    changes: [
      [/getDefaultJsonParser\("error", "error"\)/, 'getDefaultJsonParser("ignore", "ignore")'],
    ],
  },
  {
    name: 'requests are read leniently',
    foundBy: 'HTTP request smuggling',
    changes: [
      [
        /(trustProxy: config\d*\.TRUST_PROXY \?\? false,)/,
        '$1 http: { insecureHTTPParser: true },',
      ],
    ],
  },
  {
    name: 'logging out leads where it is told to',
    foundBy: 'open redirects, forged returns and hosts',
    changes: [
      [/return (reply\d*)\.redirect\("\/"\);/, 'return $1.redirect(request.query.next ?? "/");'],
    ],
  },
  {
    name: 'answers may be kept',
    foundBy: 'private answers in caches',
    changes: [[/\n\s+reply\d*\.header\("cache-control", "no-store"\);/, '']],
  },
  {
    name: 'an unknown address is told so',
    foundBy: 'account enumeration by text',
    changes: [
      [
        /if \(!found \|\| !isRight\) throw notRight\(\);/,
        'if (!found) throw new AppError("not_found", "There is no such account."); if (!isRight) throw notRight();',
      ],
    ],
  },
  {
    name: 'nothing is limited',
    foundBy: 'brute force',
    changes: [
      [/count\d* > limit\.attempts/, 'false'],
      [/window\d* && window\d*\.count >= limit\.attempts/, 'false'],
    ],
  },
  {
    name: 'a conversation is everybody’s',
    foundBy: "prompts for other people's data",
    changes: [
      [/return and\d*\(eq\d*\(coachMessages\d*\.userId, userId\), about\d*\);/, 'return void 0;'],
    ],
  },
  {
    name: 'the policy allows script in pages, and a page writes texts as HTML',
    foundBy: 'script in texts, pages, mails and exports',
    changes: [[/"script-src 'self'"/, `"script-src 'self' 'unsafe-inline'"`]],
  },
  {
    name: 'a body may have any size',
    foundBy: 'compressed and endless bodies',
    changes: [[/BODY_LIMIT_BYTES = 1024 \* 1024;/, 'BODY_LIMIT_BYTES = 2 ** 40;']],
  },
  {
    name: 'connections have all the time there is',
    foundBy: 'slow connections, in the end',
    changes: [
      [/\n\s+\.\.\.connectionLimits,/, ''],
      [/\n\s+limitBodies\(app\);/, ''],
    ],
  },
  {
    name: 'the export keeps everybody waiting',
    foundBy: 'costly requests',
    changes: [
      [
        /(async function\* exportFiles\(tx, userId\) \{)/,
        '$1 for (const end = Date.now() + 6000; Date.now() < end; );',
      ],
    ],
  },
];

/** The command that starts a copy with this hole. */
export function plant({ name, changes }: Hole): readonly string[] {
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync(join(ROOT, 'dist/server'), FOLDER, { recursive: true });
  const file = join(FOLDER, 'main.js');
  let code = readFileSync(file, 'utf8');
  for (const [check, without] of changes) {
    const places = [...code.matchAll(new RegExp(check, 'g'))].length;
    if (places !== 1) throw new Error(`"${name}" fits ${places} places of the built server`);
    code = code.replace(check, without);
  }
  writeFileSync(file, code);
  return [process.execPath, file];
}
