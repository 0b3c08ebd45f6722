import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { BrowserRouter } from 'react-router';
import { queryClient } from '#web/api/query-client.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { AppRoutes } from './app-routes.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { ProofQuestion } from './proof-question.tsx';

interface AppProps {
  /** Keeps the address. */
  router?: ComponentType<{ children: ReactNode }>;
  /** Told when it answers to what is pressed. */
  onStarted?: () => void;
}

export function App({ router: Router = BrowserRouter, onStarted }: AppProps) {
  useEffect(() => onStarted?.(), [onStarted]);
  return (
    <QueryClientProvider client={queryClient}>
      <CrashScreen>
        <Router>
          <AppRoutes />
          <ProofQuestion />
        </Router>
      </CrashScreen>
      <Toaster />
    </QueryClientProvider>
  );
}
