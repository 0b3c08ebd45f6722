import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { exportData } from '#contract/data-management.ts';
import { errorText } from '#web/api/api-error.ts';
import { send } from '#web/api/call.ts';
import { isProofDeclined } from '#web/api/proof.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Fetched instead of followed: where it fails, the app stays, and says so. */
export function DownloadData() {
  const download = useMutation({
    mutationFn: async () => (await send(exportData, {}, { accept: 'application/zip' })).blob(),
    onSuccess: (file) => saveAs(file, 'playlight-data.zip'),
    onError: (error) =>
      isProofDeclined(error) ||
      toast({
        variant: 'destructive',
        title: 'Download Failed',
        description: errorText(
          error,
          'We couldn’t get your data. Check your connection and try again.',
        ),
      }),
  });
  return (
    <div className="flex flex-col gap-2 text-center">
      <ButtonLink
        href={exportData.path}
        variant="secondary"
        fullWidth
        onClick={(event) => {
          event.preventDefault();
          if (!download.isPending) download.mutate();
        }}
      >
        <Download aria-hidden className="size-5" />
        {download.isPending ? 'Preparing your data...' : 'Download my data'}
      </ButtonLink>
      <p className="text-ink-muted text-sm">
        Everything your account holds, as JSON and as CSV tables, in one zip file.
      </p>
    </div>
  );
}

function saveAs(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
