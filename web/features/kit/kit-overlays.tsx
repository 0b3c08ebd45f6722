import { useState } from 'react';
import { product } from '#domain/content.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { KitSection } from './kit-section.tsx';

type Overlay = 'none' | 'dialog' | 'stubborn' | 'sheet';

export function KitOverlays() {
  const [overlay, setOverlay] = useState<Overlay>('none');
  const close = () => setOverlay('none');
  return (
    <KitSection title="Dialog, sheet, toast">
      <Button variant="secondary" onClick={() => setOverlay('dialog')}>
        Open dialog
      </Button>
      <Button variant="secondary" onClick={() => setOverlay('stubborn')}>
        Open dialog that must be answered
      </Button>
      <Button variant="secondary" onClick={() => setOverlay('sheet')}>
        Open sheet
      </Button>
      <Button
        variant="quiet"
        onClick={() => toast({ title: 'Saved', description: 'Maya is four now.' })}
      >
        Show toast
      </Button>
      <Button
        variant="quiet"
        onClick={() =>
          toast({
            title: 'Oops, something went wrong',
            description: 'The connection was lost. Nothing you typed is gone.',
            variant: 'destructive',
            action: { label: 'Try again', onAction: () => toast({ title: 'Trying again' }) },
          })
        }
      >
        Show destructive toast
      </Button>
      <Dialog
        open={overlay === 'dialog' || overlay === 'stubborn'}
        onClose={close}
        dismissible={overlay !== 'stubborn'}
        title={`End ${product.name} Early?`}
        description="You’ve played for three minutes, and they count either way."
        actions={
          <>
            <Button onClick={close}>Keep playing</Button>
            <Button variant="quiet" onClick={close}>
              End now
            </Button>
          </>
        }
      />
      <Sheet open={overlay === 'sheet'} onClose={close} title="Who is playing?">
        <p className="text-ink-soft">Choose the child for this session.</p>
        <Button variant="secondary" fullWidth onClick={close}>
          Maya, 4
        </Button>
        <Button variant="secondary" fullWidth onClick={close}>
          Jonah, 2
        </Button>
      </Sheet>
    </KitSection>
  );
}
