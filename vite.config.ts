import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const { PORT = '3000' } = process.env;

const landingScreen = fileURLToPath(
  new URL('web/features/landing/landing-screen.tsx', import.meta.url),
);

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Gathers what the landing page shares with other screens, and nothing that only those need. */
function nameOfFirstVisit(id: string, graph: ModuleGraph): string | null {
  const reached = new Set([landingScreen]);
  for (const from of reached) {
    for (const to of graph.getModuleInfo(from)?.importedIds ?? []) reached.add(to);
  }
  return id !== landingScreen && reached.has(id) ? 'first-visit' : null;
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
          groups: [{ name: nameOfFirstVisit, debugName: 'first visit', minShareCount: 2 }],
        },
      },
    },
  },
});
