// The rules of who may import whom are only worth something if breaking one fails.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = dirname(import.meta.dirname);
const tree = mkdtempSync(join(tmpdir(), 'playlight-boundaries-'));
afterAll(() => rmSync(tree, { recursive: true }));

const importing = (specifier: string) =>
  `import { thing } from '${specifier}';\nexport const copy = thing;\n`;

const illegal = [
  ['domain/age.ts', '#contract/errors.ts'],
  ['domain/age.ts', 'zod'],
  ['domain/age.ts', 'node:fs'],
  ['domain/transcript/line.ts', '#web/api/call.ts'],
  ['domain/transcript/line.ts', '../format.ts'],
  ['coaching/coach.ts', 'node:fs'],
  ['coaching/coach.ts', '#coding/coder.ts'],
  ['coding/coder.ts', 'node:fs'],
  ['coding/coder.ts', '#domain/score.ts'],
  ['speech/vad.ts', 'node:fs'],
  ['speech/vad.ts', '#coding/coder.ts'],
  ['speech/vad.ts', 'onnxruntime-node'],
  ['scoring/pipeline.ts', '#server/app.ts'],
  ['scoring/pipeline.ts', 'node:fs'],
  ['contract/child.ts', '#server/app.ts'],
  ['contract/child.ts', 'zod'],
  ['server/http/route.ts', '#web/app/app.tsx'],
  ['server/http/route.ts', '../app.ts'],
  ['server/http/route.ts', '#test-support/people.ts'],
  ['server/features/auth/routes.ts', '#server/features/waitlist/waitlist-mail.ts'],
  ['server/features/auth/routes.ts', '../waitlist/waitlist-mail.ts'],
  ['server/features/coach/routes.ts', '#server/plays/scores/transcript.ts'],
  ['server/plays/routes.ts', '#server/features/coach/service.ts'],
  ['server/plays/live/routes.ts', '#server/plays/upload/score-upload.ts'],
  ['server/plays/live/routes.ts', '#server/plays/routes.ts'],
  ['server/plays/upload/routes.ts', '#server/plays/live/live-sessions.ts'],
  ['server/plays/scores/transcript.ts', '#server/plays/upload/score-upload.ts'],
  ['server/plays/scores/transcript.ts', '#server/plays/save-play-session.ts'],
  ['server/plays/speech/pool/hearing.ts', '#server/plays/scores/transcript.ts'],
  ['server/plays/tables/utterances.ts', '#server/plays/scores/transcript.ts'],
  ['server/tables/users.ts', '#server/http/route.ts'],
  ['server/features/auth/routes.ts', '#web/api/call.ts'],
  ['web/app/app.tsx', '#server/config.ts'],
  ['web/app/app.tsx', 'node:fs'],
  ['web/features/home/home-screen.tsx', '#web/features/auth/login-screen.tsx'],
  ['web/features/home/home-screen.tsx', '../auth/login-screen.tsx'],
  ['web/features/home/home-screen.tsx', '#web/app/pages.ts'],
  ['web/features/home/home-screen.tsx', '#contract/endpoints.ts'],
  ['web/api/call.ts', '#web/features/auth/login-screen.tsx'],
  ['web/voice-recorder/playback.tsx', '#web/features/auth/login-screen.tsx'],
  ['web/coach/chat.tsx', '#web/features/auth/login-screen.tsx'],
  ['web/coach/chat.tsx', '#web/play/screens/results/results-screen.tsx'],
  ['web/api/call.ts', '#web/play/device/chunk-store.ts'],
  ['web/features/home/home-screen.tsx', '#web/play/screens/goals/goals-screen.tsx'],
  ['web/features/home/home-screen.tsx', '#web/play/controller/chime.ts'],
  ['web/play/screens/goals/goals-screen.tsx', '#web/features/home/home-screen.tsx'],
  ['web/play/controller/chime.ts', '#web/play/screens/goals/goals-screen.tsx'],
  ['web/play/save/upload-recording.ts', '#web/play/screens/goals/goals-screen.tsx'],
  ['web/play/look/play-look.tsx', '#web/play/controller/play-view.ts'],
  ['web/play/live/connection.ts', '#web/play/controller/chime.ts'],
  ['web/play/live/connection.ts', '#web/api/call.ts'],
  ['web/play/device/chunk-store.ts', '#web/play/live/connection.ts'],
  ['web/play/device/chunk-store.ts', '#web/api/call.ts'],
  ['web/play/machine/timer.ts', '#web/play/device/chunk-store.ts'],
  ['web/play/machine/timer.ts', '#contract/live.ts'],
  ['web/play/machine/timer.ts', 'react'],
  ['web/audio/recorder.ts', '#web/api/call.ts'],
  ['web/audio/recorder.ts', '#contract/live.ts'],
  ['web/audio/recorder.ts', 'react'],
  ['web/browser/local-day.ts', '#web/api/call.ts'],
  ['web/ui/button.tsx', '#web/api/call.ts'],
  ['web/ui/button.tsx', '#contract/auth.ts'],
] as const;

const legal = [
  ['contract/child.ts', '#domain/age.ts'],
  ['domain/transcript/line.ts', '#domain/format.ts'],
  ['coaching/coach.ts', '#domain/pronoun-words.ts'],
  ['coding/coder.ts', '#coding/session.ts'],
  ['speech/vad.ts', '#speech/audio.ts'],
  ['speech/vad.ts', 'onnxruntime-common'],
  ['scoring/pipeline.ts', '#coding/coder.ts'],
  ['contract/child.ts', 'zod/mini'],
  ['web/audio/recorder.ts', './level.ts'],
  ['web/play/live/live-connection.ts', '#contract/live.ts'],
  ['web/play/live/live-connection.ts', '#web/play/device/chunk-store.ts'],
  ['web/play/device/chunk-store.ts', '#web/play/machine/limits.ts'],
  ['web/play/machine/timer.ts', '#domain/score.ts'],
  ['web/features/home/home-screen.tsx', '#web/play/device/chunk-store.ts'],
  ['web/features/landing/product-preview.tsx', '#web/play/look/play-look.tsx'],
  ['web/features/home/home-screen.tsx', '#web/voice-recorder/playback.tsx'],
  ['server/features/auth/routes.ts', '#server/http/route.ts'],
  ['server/features/auth/routes.ts', './service.ts'],
  ['server/features/coach/context.ts', '#server/plays/tables/play-sessions.ts'],
  ['server/features/coach/context.ts', '#server/tables/children.ts'],
  ['server/plays/routes.ts', './live/live-sessions.ts'],
  ['server/plays/upload/score-upload.ts', '#server/plays/scores/transcript.ts'],
  ['server/plays/tables/utterances.ts', '#server/tables/children.ts'],
  ['server/tables/users.ts', '#server/database/connect.ts'],
  ['server/features/auth/auth.test.ts', '#test-support/people.ts'],
  ['web/features/home/home-screen.tsx', '#web/ui/button.tsx'],
  ['web/ui/button.tsx', '#domain/content.ts'],
] as const;

const CIRCLE = ['domain/circle.ts', './circle.ts'] as const;

/** In a tree of its own, with the rules beside it, that is otherwise empty. */
function plant([path, specifier]: readonly [string, string], number: number): void {
  const own = join(tree, String(number));
  mkdirSync(dirname(join(own, path)), { recursive: true });
  cpSync(join(root, '.oxlintrc.json'), join(own, '.oxlintrc.json'));
  writeFileSync(join(own, path), importing(specifier));
}

/** What the linter says of each tree. It reads them all at once: its start takes longer than its work. */
function lintAll(): string[][] {
  const plants = [...illegal, ...legal, CIRCLE];
  plants.forEach(plant);
  const oxlint = join(root, 'node_modules/.bin/oxlint');
  // It ends with 1 where it finds something, as it shall.
  const { stdout } = spawnSync(oxlint, ['--format=json', '.'], { cwd: tree, encoding: 'utf8' });
  const { diagnostics, number_of_files } = JSON.parse(stdout) as Report;
  expect(number_of_files).toBe(plants.length);
  return plants.map((_, number) =>
    diagnostics.filter(({ filename }) => filename.startsWith(`${number}/`)).map(({ code }) => code),
  );
}

interface Report {
  readonly number_of_files: number;
  readonly diagnostics: readonly { readonly filename: string; readonly code: string }[];
}

const said = lintAll();

describe('an illegal import fails the linter', () => {
  it.each(illegal.map((one, number) => [...one, number] as const))(
    '%s importing %s',
    (_path, _specifier, number) => {
      expect(said[number]).toContain('eslint(no-restricted-imports)');
    },
  );

  it('a circle', () => {
    expect(said.at(-1)).toContain('import(no-cycle)');
  });
});

describe('a legal import passes', () => {
  it.each(legal.map((one, number) => [...one, illegal.length + number] as const))(
    '%s importing %s',
    (_path, _specifier, number) => {
      expect(said[number]).toEqual([]);
    },
  );
});
