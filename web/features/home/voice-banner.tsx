import { AudioLines } from 'lucide-react';
import { useState } from 'react';
import { OPEN_RECORDER, useVoiceStatus, VOICE_PROMPT_DISMISSED } from '#web/api/voice-status.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** Asks only parents who can enroll, have not (or too long ago), and have not said "Maybe later". */
export function VoiceBanner() {
  const [isDismissed, setIsDismissed] = useState(
    () => localStorage.getItem(VOICE_PROMPT_DISMISSED) === 'true',
  );
  const { data: status } = useVoiceStatus({ enabled: !isDismissed });
  if (isDismissed || !status?.available || (status.enrolled && !status.outdated)) return null;

  const dismiss = () => {
    localStorage.setItem(VOICE_PROMPT_DISMISSED, 'true');
    setIsDismissed(true);
  };

  return (
    <Card>
      <section aria-labelledby="voice-banner" className="flex flex-col gap-3">
        <div className="flex items-center gap-3">
          <AudioLines aria-hidden className="size-6 shrink-0 text-lamp" />
          <h2 id="voice-banner" className="min-w-0 font-bold">
            {status.outdated
              ? 'We’ve gotten better at listening'
              : 'Improve accuracy with voice enrollment'}
          </h2>
        </div>
        {status.outdated && <p className="text-ink-soft">Please record your voice again.</p>}
        <div className="flex flex-wrap gap-2">
          <ButtonLink
            to="/settings"
            state={OPEN_RECORDER}
            variant="secondary"
            size="compact"
            className="grow"
          >
            {status.outdated ? 'Record now' : 'Set up now'}
          </ButtonLink>
          <Button variant="quiet" size="compact" className="grow" onClick={dismiss}>
            Maybe later
          </Button>
        </div>
      </section>
    </Card>
  );
}
