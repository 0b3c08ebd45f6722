import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { skillNames } from '#domain/skills.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PhoneScreen } from '#web/ui/phone-column.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { ConnectionCard } from './connection-card.tsx';
import { CountTiles } from './count-tiles.tsx';
import { LiveTest } from './live-test.ts';
import type { LiveTestState } from './live-test-state.ts';
import { MessageLog } from './message-log.tsx';

export function WebsocketTestScreen() {
  const navigate = useNavigate();
  const { data: user } = useCurrentUser();
  const [test] = useState(() => new LiveTest());
  const state = useSyncExternalStore(test.subscribe, test.state);
  useEffect(() => test.leave, [test]);
  return (
    <PhoneScreen
      header={<ScreenHeader title="Live Connection Test" onBack={() => navigate('/')} />}
    >
      <p className="text-ink-soft">
        Sends what the microphone hears to the live scoring, in chunks of 3 seconds, and shows what
        comes back.
      </p>
      <ConnectionCard state={state} test={test} userId={user?.id} />
      {state.problem && <Alert tone="danger">{state.problem}</Alert>}
      <Controls state={state} test={test} />
      <Counts state={state} />
      <Transcript lines={state.transcript} />
      <MessageLog log={state.log} empty="Connect, and see here what goes out and what comes in." />
    </PhoneScreen>
  );
}

function Controls({ state, test }: { state: LiveTestState; test: LiveTest }) {
  const isConnected = state.connection === 'connected';
  const isRecording = state.recording === 'on';
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button
        variant="secondary"
        className="col-span-full"
        disabled={!isConnected}
        pending={state.recording === 'opening'}
        pendingLabel="Opening the microphone..."
        onClick={isRecording ? test.stopRecording : test.startRecording}
      >
        {isRecording ? 'Stop Recording' : 'Start Recording'}
      </Button>
      <Button variant="secondary" disabled={!isConnected} onClick={test.reset}>
        Reset
      </Button>
      <Button variant="secondary" disabled={!isConnected} onClick={test.askStatus}>
        Status
      </Button>
    </div>
  );
}

/** Criticism is nowhere shown as a bare number; what the server says of it stands in the log. */
function Counts({ state: { metrics, totalUtterances } }: { state: LiveTestState }) {
  return (
    <CountTiles
      tiles={[
        {
          label: skillNames.labeledPraises,
          count: metrics?.labeledPraises ?? 0,
          tone: 'text-praise',
        },
        {
          label: skillNames.behaviorDescriptions,
          count: metrics?.behaviorDescriptions ?? 0,
          tone: 'text-describe',
        },
        { label: skillNames.reflections, count: metrics?.reflections ?? 0, tone: 'text-reflect' },
        { label: 'Questions', count: metrics?.questions ?? 0 },
        { label: 'Commands', count: metrics?.commands ?? 0 },
        { label: 'Utterances', count: totalUtterances },
      ]}
    />
  );
}

function Transcript({ lines }: { lines: readonly string[] }) {
  return (
    <section aria-labelledby="transcript" className="flex flex-col gap-3">
      <h2 id="transcript" className="font-bold text-lg">
        Transcript
      </h2>
      <Card>
        {lines.length === 0 ? (
          <p className="text-ink-muted text-sm">What is said appears here, with who said it.</p>
        ) : (
          <ol className="flex flex-col gap-2">
            {lines.map((line, index) => (
              // Lines only ever come to the end.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ol>
        )}
      </Card>
    </section>
  );
}
