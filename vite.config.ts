import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const { PORT = '3000' } = process.env;

const inWeb = (path: string) => fileURLToPath(new URL(`web/${path}`, import.meta.url));

const landingScreen = inWeb('features/landing/landing-screen.tsx');
const forVisitors = [
  'main.tsx',
  'features/auth/login-screen.tsx',
  'features/auth/signup-screen.tsx',
  'features/auth/auth-screen.tsx',
].map(inWeb);
/** Where parents come every day. */
const dailyScreens = [
  'api/first-user.ts',
  'features/home/home-screen.tsx',
  'play/screens/active/active-screen.tsx',
  'play/screens/results/results-screen.tsx',
].map(inWeb);

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Gathers what the landing page shares with other screens, and nothing that only those need. */
function nameOfFirstVisit(id: string, graph: ModuleGraph): string | null {
  return id !== landingScreen && reachedFrom([landingScreen], graph).has(id) ? 'first-visit' : null;
}

/** Gathers what the screens of every day share, and nothing that a visitor needs. */
function nameOfEveryDay(id: string, graph: ModuleGraph): string | null {
  if (dailyScreens.includes(id) || !reachedFrom(dailyScreens, graph).has(id)) return null;
  return reachedFrom(forVisitors, graph).has(id) ? null : 'every-day';
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
  plugins: [react(), tailwindcss()],
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
        // Else each icon that two screens share is a file of its own, and a first visit fetches a dozen.
        codeSplitting: {
          groups: [
            { name: nameOfFirstVisit, debugName: 'first visit', minShareCount: 2 },
            {
              name: nameOfEveryDay,
              debugName: 'every day',
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
