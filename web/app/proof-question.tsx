import { lazy, Suspense } from 'react';
import { useIsProofAsked } from '#web/api/proof.ts';

/** Few visits ask it: no page carries the dialog. */
const ProofDialog = lazy(async () => ({
  default: (await import('./proof-dialog.tsx')).ProofDialog,
}));

export function ProofQuestion() {
  const isAsked = useIsProofAsked();
  return isAsked ? (
    <Suspense fallback={null}>
      <ProofDialog />
    </Suspense>
  ) : null;
}
