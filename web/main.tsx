import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { takeFirstData } from './api/first-data.ts';
import { queryClient } from './api/query-client.ts';
import { App } from './app/app.tsx';
import { bringFirstScreen } from './app/first-screen.ts';
import { followLateLinks } from './app/late-links.ts';
import './ui/theme.css';

// A page that the browser brings back as it was shows who has logged out since, or waits for what is long over.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});

// Not awaited at the top: the first screen's code may wait for this file to be through.
async function start(root: HTMLElement): Promise<void> {
  takeFirstData(queryClient);
  await bringFirstScreen();
  const app = (
    <StrictMode>
      <App onStarted={tellStarted} />
    </StrictMode>
  );
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
  await followLateLinks();
}

/** For start-when-touched.ts. */
const tellStarted = () => void dispatchEvent(new Event('appstarted'));

const root = document.getElementById('root');
if (root) void start(root);
