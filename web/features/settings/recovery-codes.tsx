import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shown this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = codes.join('\n');
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => toast({ title: 'Copying didn’t work', variant: 'destructive' }),
    );
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">
        If your phone is ever lost, one of these gets you in. Each works once. We show them only
        now, so please keep them somewhere safe.
      </p>
      <ul
        aria-label="Recovery codes"
        className="flex flex-col gap-1 rounded-field bg-paper p-4 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code} className="break-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-2 *:w-full">
        <Button variant="secondary" onClick={copy}>
          <Copy aria-hidden className="size-5" />
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button variant="secondary" onClick={() => saveAs(text)}>
          <Download aria-hidden className="size-5" />
          Save as a file
        </Button>
        <Button onClick={onDone}>I’ve saved them</Button>
      </div>
    </div>
  );
}

function saveAs(text: string): void {
  const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'playlight-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(url);
}
