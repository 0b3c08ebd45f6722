import { useState } from 'react';
import { Route, Routes } from 'react-router';
import { readOfflinePlay } from '#web/play/device/play-store.ts';
import { PageFrame } from './page-frame.tsx';
import { pages } from './pages.ts';
import { screens } from './screens.ts';
import { UnreachableScreen } from './unreachable-screen.tsx';

/** Without an answer nobody knows who is here, and one thing alone goes on: a play that has begun. */
export function UnreachableRoutes() {
  return (
    <Routes>
      <Route path={pages.play.path} element={<OfflinePlay />} />
      <Route path="*" element={<UnreachableScreen />} />
    </Routes>
  );
}

function OfflinePlay() {
  const [isKept] = useState(() => readOfflinePlay() !== undefined);
  const Play = screens.play;
  if (!isKept) return <UnreachableScreen />;
  return (
    <PageFrame page={pages.play}>
      <Play />
    </PageFrame>
  );
}
