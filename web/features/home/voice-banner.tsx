import { AudioLines } from 'lucide-react';
import { useState } from 'react';
import { useVoiceStatus } from '#web/api/voice-status.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const DISMISSED_KEY = 'voiceEnrollmentPromptDismissed';

/** Asks only parents who can enroll, have not, and have not said "Maybe later". */
export function VoiceBanner() {
  const [isDismissed, setIsDismissed] = useState(
    () => localStorage.getItem(DISMISSED_KEY) === 'true',
  );
  const { data: status } = useVoiceStatus({ enabled: !isDismissed });
  if (isDismissed || !status || !status.available || status.enrolled) return null;

  const dismiss = () => {
    localStorage.setItem(DISMISSED_KEY, 'true');
    setIsDismissed(true);
  };

  return (
    <Card>
      <section aria-labelledby="voice-banner" className="flex flex-col gap-3">
        <div className="flex items-center gap-3">
          <AudioLines aria-hidden className="size-6 shrink-0 text-lamp" />
          <h2 id="voice-banner" className="min-w-0 font-bold">
            Improve accuracy with voice enrollment
          </h2>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/settings" variant="secondary" size="compact" className="grow">
            Set up now
          </ButtonLink>
          <Button variant="quiet" size="compact" className="grow" onClick={dismiss}>
            Maybe later
          </Button>
        </div>
      </section>
    </Card>
  );
}
