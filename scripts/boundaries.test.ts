// The rules of who may import whom are only worth something if breaking one fails.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = dirname(import.meta.dirname);
const tree = mkdtempSync(join(tmpdir(), 'playlight-boundaries-'));
cpSync(join(root, '.oxlintrc.json'), join(tree, '.oxlintrc.json'));
afterAll(() => rmSync(tree, { recursive: true }));

/** Lints one file with this content, at this place of an otherwise empty tree. */
function lint(path: string, content: string): string {
  const file = join(tree, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  try {
    return execFileSync(join(root, 'node_modules/.bin/oxlint'), ['.'], {
      cwd: tree,
      encoding: 'utf8',
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  } finally {
    rmSync(join(tree, path.split('/')[0] ?? ''), { recursive: true });
  }
}

const importing = (specifier: string) =>
  `import { thing } from '${specifier}';\nexport const copy = thing;\n`;

describe('an illegal import fails the linter', () => {
  it.each([
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
  ])('%s importing %s', (path, specifier) => {
    expect(lint(path, importing(specifier))).toContain('no-restricted-imports');
  });

  it('a circle', () => {
    expect(lint('domain/circle.ts', importing('./circle.ts'))).toContain('no-cycle');
  });
});

describe('a legal import passes', () => {
  it.each([
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
  ])('%s importing %s', (path, specifier) => {
    expect(lint(path, importing(specifier))).toContain('Found 0 warnings and 0 errors');
  });
});
