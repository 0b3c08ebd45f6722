// Draws the landing page once, when the app is built: a visitor reads it without a script (scripts/setup/draw-landing-page.mjs).
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app.tsx';
import { bringScreen } from './screens.ts';

const AtLanding = ({ children }: { children: ReactNode }) => (
  <StaticRouter location="/">{children}</StaticRouter>
);

/** As main.tsx draws it. */
export async function drawLandingPage(): Promise<string> {
  await bringScreen('landing');
  return renderToString(
    <StrictMode>
      <App router={AtLanding} />
    </StrictMode>,
  );
}
