import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import type { LiveTest } from './live-test.ts';
import type { LiveTestState } from './live-test-state.ts';

const states: Record<LiveTestState['connection'], { words: string; tone: string }> = {
  closed: { words: 'Not connected', tone: 'bg-edge' },
  connecting: { words: 'Connecting...', tone: 'bg-glow' },
  connected: { words: 'Connected', tone: 'bg-reflect' },
  closing: { words: 'Closing...', tone: 'bg-glow' },
};

interface ConnectionCardProps {
  readonly state: LiveTestState;
  readonly test: LiveTest;
  readonly userId: string | undefined;
}

export function ConnectionCard({ state, test, userId }: ConnectionCardProps) {
  const { words, tone } = states[state.connection];
  const canConnect = state.connection === 'closed' && userId !== undefined;
  return (
    <Card className="flex flex-col gap-4">
      <div role="status" className="flex flex-col gap-1">
        <p className="flex items-center gap-2 font-bold">
          <span aria-hidden className={cx('size-2.5 rounded-full', tone)} />
          {words}
          {state.recording === 'on' && ', recording'}
        </p>
        {state.status && <p className="tabular text-ink-soft text-sm">{state.status}</p>}
      </div>
      {state.connection === 'closed' ? (
        <Button fullWidth disabled={!canConnect} onClick={() => userId && test.connect(userId)}>
          Connect
        </Button>
      ) : (
        <Button
          fullWidth
          variant="secondary"
          disabled={state.connection === 'closing'}
          onClick={test.disconnect}
        >
          Disconnect
        </Button>
      )}
    </Card>
  );
}
