import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callsWithoutSchemas } from './scripts/setup/calls-without-schemas.mjs';
import { singleIcons } from './scripts/setup/single-icons.mjs';

const { PORT = '3000' } = process.env;

const inWeb = (path: string) => fileURLToPath(new URL(`web/${path}`, import.meta.url));

const landingScreen = inWeb('features/landing/landing-screen.tsx');
const entry = inWeb('main.tsx');
const formsOfVisitors = [
  'features/auth/login-screen.tsx',
  'features/auth/signup-screen.tsx',
  'features/auth/auth-screen.tsx',
].map(inWeb);
/** Where parents come every day. */
const dailyScreens = [
  'features/home/home-screen.tsx',
  'play/screens/active/active-screen.tsx',
  'play/screens/results/results-screen.tsx',
].map(inWeb);

/** Checks what is typed into a form; the rest of the contract is named by calls-without-schemas. */
const CHECKS = /\/node_modules\/(?:zod|react-hook-form|@hookform)\/|\/contract\/[\w-]+\.ts$/;

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

// Each file is a round trip of its own to some phones: what several screens share is gathered by who needs it.

/** What every page needs, and what all those need that ask the server something: nearly every one. */
function nameOfApp(id: string, graph: ModuleGraph): string | null {
  if (CHECKS.test(id)) return null;
  const isShared =
    reachedFrom(dailyScreens, graph).has(id) &&
    reachedFrom([landingScreen, ...formsOfVisitors], graph).has(id);
  return isShared || reachedFrom([entry], graph).has(id) ? 'app' : null;
}

function nameOfShared(id: string, graph: ModuleGraph): string | null {
  if (CHECKS.test(id)) return reachedFrom(formsOfVisitors, graph).has(id) ? 'forms' : null;
  if ([landingScreen, ...dailyScreens].includes(id)) return null;
  const daily = dailyScreens.filter((screen) => reachedFrom([screen], graph).has(id));
  if (daily.length === 0) return reachedFrom([landingScreen], graph).has(id) ? 'landing' : null;
  return daily.length > 1 || !daily[0]?.includes('results') ? 'every-day' : 'with-results';
}

function reachedFrom(screens: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set(screens);
  for (const from of reached) {
    for (const to of graph.getModuleInfo(from)?.importedIds ?? []) reached.add(to);
  }
  return reached;
}

export default defineConfig({
  root: 'web',
  cacheDir: '../node_modules/.vite',
  plugins: [callsWithoutSchemas(), singleIcons(), react(), tailwindcss()],
  // npm run dev: calls go to the server, which believes the page's own host.
  server: { proxy: { '/api': { target: `http://127.0.0.1:${PORT}`, ws: true } } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Files got their names anew when the helpers went into them (inline-helpers.mjs): nobody has these names from before.
        hashCharacters: 'base36',
        codeSplitting: {
          groups: [
            { name: nameOfApp, debugName: 'app', includeDependenciesRecursively: false },
            {
              name: nameOfShared,
              debugName: 'shared',
              minShareCount: 2,
              // Else what a visitor needs is drawn in by what needs it.
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
