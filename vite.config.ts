import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const { PORT = '3000' } = process.env;

export default defineConfig({
  root: 'web',
  cacheDir: '../node_modules/.vite',
  plugins: [react(), tailwindcss()],
  // npm run dev: calls go to the server, which believes the page's own host.
  server: { proxy: { '/api': { target: `http://127.0.0.1:${PORT}`, ws: true } } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
