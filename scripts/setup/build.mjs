// Builds the server and the web app when their sources have changed since the last build.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { drawLandingPage, withLandingPage } from './draw-landing-page.mjs';
import { inlineHelpers } from './inline-helpers.mjs';
import { root, run, SetupError, say } from './steps.mjs';
import { thirdPartyNotices } from './third-party-notices.mjs';

const SHARED_SOURCES = ['domain', 'contract', 'package-lock.json', 'scripts/setup/build.mjs'];

const BUILD_NAME_LENGTH = 12;

/** What each page names, so that it comes with the page and not after it. The server puts their data into the last three. */
const PAGES = {
  'index.html': ['api/ask-current-user.ts'],
  'visitor.html': [],
  'home.html': ['features/home/home-screen.tsx'],
  'play.html': ['play/screens/active/active-screen.tsx'],
  'results.html': ['play/screens/results/results-screen.tsx'],
};

/** Loaded when first needed, or with files of their own beside them; every other package goes into the server's files. */
const LEFT_OUTSIDE = [
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@libav.js/variant-fat',
  '@node-rs/argon2',
  '@simplewebauthn/server',
  'nodemailer',
  'onnxruntime-node',
  'openid-client',
  // Asked for by `pg` and by a reader of settings, never used here.
  'pg-native',
  'typescript',
];
/** Packages of the older kind ask for Node's own modules with it. */
const REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;

/** One file a program: a start that reads a thousand small ones takes a second longer. */
export const serverOptions = [
  '--bundle',
  '--platform=node',
  '--format=esm',
  '--target=node20',
  '--sourcemap',
  '--legal-comments=none',
  '--log-level=warning',
  `--banner:js=${REQUIRE}`,
  ...LEFT_OUTSIDE.map((name) => `--external:${name}`),
];

/** What the server starts beside itself, in processes and threads of their own. */
export const programsBeside = [
  'server/adapters/text-network-thread.ts',
  'server/plays/speech/enroll-process.ts',
  'server/plays/speech/decode-process.ts',
  'server/plays/speech/pool/speech-process.ts',
];

/** @param {string} name */
const tool = (name) => join(root, 'node_modules/.bin', name);

const parts = [
  {
    name: 'server',
    sources: ['server', 'coaching', 'coding', 'speech', 'scoring', ...SHARED_SOURCES],
    build: () =>
      run(tool('esbuild'), [
        'server/main.ts',
        'server/backup/backup.ts',
        'server/backup/restore.ts',
        'server/keys/rotate-key.ts',
        ...programsBeside,
        ...serverOptions,
        '--outdir=dist/server',
        '--entry-names=[name]',
      ]),
  },
  {
    name: 'web app',
    sources: [
      'web',
      'service-worker',
      'vite.config.ts',
      'NOTICE',
      'scripts/setup/third-party-notices.mjs',
      'scripts/setup/calls-without-schemas.mjs',
      'scripts/setup/inline-helpers.mjs',
      'scripts/setup/single-icons.mjs',
      ...SHARED_SOURCES,
    ],
    build: async () => {
      // Started from a test, Vite would take over NODE_ENV=test and bundle React's development build.
      const env = { ...process.env, NODE_ENV: 'production' };
      const code = await run(tool('vite'), ['build', '--logLevel', 'warn'], env);
      if (code !== 0) return code;
      const folder = join(root, 'dist/web');
      inlineHelpers(folder);
      const drawn = await drawLandingPage(folder);
      const worker = await buildServiceWorker(folder, writePages(folder, drawn));
      writeFileSync(join(folder, 'third-party-notices.txt'), thirdPartyNotices());
      compressFiles(folder);
      return worker;
    },
  },
];

export async function ensureBuilt() {
  for (const { name, sources, build } of parts) {
    const stampFile = join(root, 'dist', `${name.replace(' ', '-')}.stamp`);
    const files = sources.flatMap((source) => filesUnder(join(root, source)));
    const dates = datesOf(files);
    const [built, seen] = existsSync(stampFile) ? readFileSync(stampFile, 'utf8').split('\n') : [];
    if (seen === dates) continue;
    const contents = contentsOf(files);
    if (built === contents) {
      noteDates(stampFile, `${contents}\n${dates}`);
      continue;
    }
    say(`• Building the ${name}`);
    mkdirSync(join(root, 'dist'), { recursive: true });
    if ((await build()) !== 0) {
      throw new SetupError(`The ${name} could not be built; the lines above say where.`);
    }
    writeFileSync(stampFile, `${contents}\n${dates}`);
  }
}

/** @param {readonly string[]} files */
function contentsOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Whoever has the same dates and sizes as the last time need not be read: there are 60 MB of them.
 * @param {readonly string[]} files
 */
function datesOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file.slice(root.length)} ${size} ${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

/**
 * @param {string} stampFile
 * @param {string} stamp
 */
function noteDates(stampFile, stamp) {
  try {
    writeFileSync(stampFile, stamp);
  } catch {
    // A read-only installation: its files are read through at each start.
  }
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path];
  return (
    readdirSync(path, { recursive: true, withFileTypes: true })
      // What is built does not have them.
      .filter((entry) => !entry.isDirectory() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
  );
}

/**
 * Names in the page what it will need, so that the browser fetches it at once and not when a script or
 * style asks, and puts twins beside it: one for requests without a login cookie, whose mark tells the app that
 * there is nobody to ask for, and some for a single screen. All carry the name of their build, which is returned.
 * @param {string} folder
 * @param {import('./draw-landing-page.mjs').Drawn} drawn
 */
function writePages(folder, drawn) {
  /** @type {Record<string, { file: string, imports?: string[], assets?: string[] }>} */
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  // Read here alone; what lies in the folder is public.
  rmSync(join(folder, '.vite'), { recursive: true });

  // What runs beside a page, such as a worklet, is an asset, and can wait.
  const files = new Set(Object.values(manifest).map(({ file }) => file));
  /** @type {(name: string) => string[]} */
  const withImports = (name) => {
    // They may need each other.
    const names = new Set([name]);
    for (const needed of names) for (const next of manifest[needed]?.imports ?? []) names.add(next);
    return [...names].map((needed) => {
      const chunk = manifest[needed];
      if (!chunk) throw new SetupError(`The web app has no chunk of ${needed} to name in a page.`);
      return chunk.file;
    });
  };
  /** @type {(page: string, links: string[]) => string} */
  const withLinks = (page, links) =>
    page.replace('</head>', `  ${links.join('\n    ')}\n  </head>`);
  /** @type {(page: string, names: readonly string[]) => string} */
  const withScripts = (page, names) =>
    withLinks(
      page,
      [...new Set(names.flatMap(withImports))]
        .filter((file) => file.endsWith('.js') && files.has(file) && !page.includes(file))
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    );

  // The other one is for rare letters.
  const fonts = [...files].filter((file) => /basic.*\.woff2$/.test(file));
  const icon = encodeURIComponent(readFileSync(join(folder, 'icon.svg'), 'utf8').trim());
  const plainPage = withLinks(
    // A request of its own would be answered before anything is drawn.
    readFileSync(join(folder, 'index.html'), 'utf8').replace(
      '/icon.svg',
      `data:image/svg+xml,${icon}`,
    ),
    fonts.map((f) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${f}">`),
  );
  const build = nameOfBuild([plainPage, ...assetsIn(folder)]);
  /** @type {(page: string, marks: string) => string} */
  const withMarks = (page, marks) =>
    page.replace('<html lang="en">', `<html lang="en" data-build="${build}"${marks}>`);
  for (const [file, names] of Object.entries(PAGES)) {
    const marks = file === 'visitor.html' ? ' data-visitor' : '';
    // The app asks for it when everything is drawn (web/app/late-links.ts).
    const page = plainPage.replace('rel="manifest"', 'data-rel="manifest"');
    writeFileSync(join(folder, file), withScripts(withMarks(page, marks), names));
  }
  const landing = withMarks(plainPage, ' data-visitor data-drawn');
  writeFileSync(join(folder, 'landing.html'), withLandingPage(landing, drawn));
  return build;
}

/** @param {string} folder */
function assetsIn(folder) {
  return readdirSync(join(folder, 'assets'))
    .toSorted()
    .map((name) => `/assets/${name}`);
}

/** @param {readonly string[]} contents */
function nameOfBuild(contents) {
  return createHash('sha256').update(contents.join('\n')).digest('hex').slice(0, BUILD_NAME_LENGTH);
}

/**
 * @param {string} folder
 * @param {string} build
 */
function buildServiceWorker(folder, build) {
  return run(tool('esbuild'), [
    'service-worker/service-worker.ts',
    '--bundle',
    '--minify',
    '--format=iife',
    '--target=es2022',
    `--define:BUILD=${JSON.stringify(build)}`,
    `--define:ASSETS=${JSON.stringify(assetsIn(folder))}`,
    `--outfile=${join(folder, 'service-worker.js')}`,
    '--log-level=warning',
  ]);
}

/**
 * Puts compressed twins beside the files that compress well: done once, sent to every visitor.
 * @param {string} folder
 */
function compressFiles(folder) {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  for (const file of filesUnder(folder).filter((name) =>
    /\.(js|css|html|svg|json|txt|webmanifest)$/.test(name),
  )) {
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
