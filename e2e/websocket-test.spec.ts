import { expect, type Page, type WebSocketRoute } from '@playwright/test';
import { closeCodes, LIVE_PATH, type ServerMessage } from '#contract/live.ts';
import { liveTestProblems } from '#web/features/dev-tools/live-test-state.ts';
import { findViolations } from './accessibility.ts';
import { allowMicrophone, test } from './fake-microphone.ts';
import { signUpByCall } from './people.ts';

const live = (url: URL) => url.pathname === LIVE_PATH;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const logOf = (page: Page) => page.getByRole('region', { name: 'Log' });
const say = (socket: WebSocketRoute, message: ServerMessage) =>
  socket.send(JSON.stringify(message));

declare global {
  interface Window {
    wishes?: unknown[];
  }
}

/** What the page asks of the microphone and of the recorder. */
function noteWishes(): void {
  const wishes: unknown[] = [];
  window.wishes = wishes;
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = (wanted) => {
    wishes.push(wanted?.audio);
    return open(wanted);
  };
  window.MediaRecorder = class extends MediaRecorder {
    constructor(stream: MediaStream, options?: MediaRecorderOptions) {
      super(stream, options);
      wishes.push(options);
    }
    override start(timeslice?: number): void {
      wishes.push(timeslice);
      super.start(timeslice);
    }
  };
}

test('a server that refuses or keeps silent is told in words; a recording goes up, counts and words come back, until the connection is lost (the socket is intercepted)', async ({
  page,
}) => {
  await signUpByCall(page);
  await allowMicrophone(page);
  await page.addInitScript(noteWishes);
  let answer: 'refuse' | 'nothing' | 'greet' = 'refuse';
  let server: WebSocketRoute | undefined;
  let heard: string[] = [];
  await page.routeWebSocket(live, (socket) => {
    server = socket;
    socket.onMessage((message) => {
      heard.push(typeof message === 'string' ? message : `${message.length > 100}`);
      if (message === '{"type":"reset"}') say(socket, { type: 'reset_complete', nextChunk: 0 });
    });
    if (answer === 'refuse') void socket.close({ code: closeCodes.comeAgain, reason: 'Too busy' });
    if (answer === 'greet') say(socket, { type: 'connected', sessionId: 'test', nextChunk: 0 });
  });
  await page.clock.install();
  await page.goto('/test-websocket-cdi');
  await test.step('refused', async () => {
    await expect(page.getByText('Not connected')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start Recording' })).toBeDisabled();
    await press(page, 'Connect');
    await expect(page.getByRole('alert')).toHaveText('Failed to establish connection');
    await expect(logOf(page)).toContainText('Closed (1013) Too busy');
    await expect(page.getByText('Not connected')).toBeVisible();
  });

  await test.step('no answer to who connects, and none to a question', async () => {
    answer = 'nothing';
    await press(page, 'Connect');
    await expect(page.getByText('Connecting...').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.fastForward(5000);
    await expect(page.getByRole('alert')).toHaveText('Failed to establish connection');
    await expect(logOf(page)).toContainText('No answer within 5 seconds');

    answer = 'greet';
    await press(page, 'Connect');
    await expect(page.getByText('Connected', { exact: true })).toBeVisible();
    await press(page, 'Status');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.fastForward(5000);
    await expect(page.getByRole('alert')).toHaveText(liveTestProblems.noStatus);
    heard = [];
  });

  await press(page, 'Start Recording');
  await expect(page.getByText('Connected, recording')).toBeVisible();
  expect(await page.evaluate(() => window.wishes)).toEqual([
    { channelCount: 1, sampleRate: 16_000, echoCancellation: true, noiseSuppression: true },
    { mimeType: 'audio/webm;codecs=opus', audioBitsPerSecond: 16_000 },
    3000,
  ]);
  await press(page, 'Stop Recording');
  await expect.poll(() => heard).toEqual(['{"type":"recording_started"}', 'true']);
  if (!server) throw new Error('Nobody connected');
  say(server, {
    type: 'cdi_update',
    metrics: {
      labeledPraises: 4,
      behaviorDescriptions: 7,
      reflections: 2,
      questions: 1,
      commands: 0,
      criticisms: 0,
      totalNegative: 1,
    },
    totalUtterances: 23,
    transcript: 'Child: A dragon!\nParent: It is a dragon.',
    isFinal: false,
  });
  await expect(page.getByRole('definition').filter({ hasText: '23' })).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: /^Parent: It is a dragon\.$/ }),
  ).toBeVisible();
  await expect(logOf(page)).toContainText(/Sent: Sound, .+Received: .+cdi_update/);
  expect(await findViolations(page)).toEqual([]);

  await press(page, 'Status');
  say(server, {
    type: 'status',
    sessionId: 'test',
    nextChunk: 1,
    heardSeconds: 2.5,
    model: 'base',
  });
  await expect(page.getByText('2.5 s heard, next chunk 1, model base')).toBeVisible();
  await press(page, 'Reset');
  await expect(page.getByText('What is said appears here')).toBeVisible();

  await server.close({ code: closeCodes.comeAgain });
  await expect(page.getByRole('alert')).toHaveText('Connection error occurred');
});
