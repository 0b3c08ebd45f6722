import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { queryClient } from '#web/api/query-client.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { AppRoutes } from './app-routes.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { ProofQuestion } from './proof-question.tsx';

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <CrashScreen>
        <BrowserRouter>
          <AppRoutes />
          <ProofQuestion />
        </BrowserRouter>
      </CrashScreen>
      <Toaster />
    </QueryClientProvider>
  );
}
