import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import './ui/theme.css';

// A page that the browser brings back as it was shows who has logged out since, or waits for what is long over.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
