// Every component in every state on one page: for judging by eye and for the accessibility sweep.
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { PhoneColumn, PhoneScreen } from '#web/ui/phone-column.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { KitButtons } from './kit-buttons.tsx';
import { KitForms } from './kit-forms.tsx';
import { KitLook } from './kit-look.tsx';
import { KitOverlays } from './kit-overlays.tsx';
import { KitWaiting } from './kit-waiting.tsx';

export function KitScreen() {
  return (
    <>
      <PhoneColumn>
        <PhoneScreen
          header={<ScreenHeader title="The kit" onBack={() => window.history.back()} />}
          action={<Button fullWidth>One primary button</Button>}
        >
          <Card>A phone column: header, content, and the action at thumb height.</Card>
        </PhoneScreen>
      </PhoneColumn>
      <section
        aria-label="Components"
        className="mx-auto max-w-6xl px-4 py-10 sm:columns-2 sm:gap-6 lg:columns-3"
      >
        <KitLook />
        <KitButtons />
        <KitForms />
        <KitOverlays />
        <KitWaiting />
      </section>
      <section aria-label="Loading screen">
        <LoadingScreen />
      </section>
    </>
  );
}
