// Calls and messages that clients of the specification make: none of them may vanish or change its address.
import { describe, expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';
import { clientMessageSchema, LIVE_PATH, serverMessageSchema } from './live.ts';
import { pagePaths } from './page-paths.ts';

const calls: readonly [access: 'public' | 'user', ...calls: string[]][] = [
  [
    'public',
    'POST /api/waitlist/join',
    'POST /api/auth/login',
    'POST /api/auth/signup',
    'GET /api/auth/google',
    'POST /api/auth/forgot-password',
    'POST /api/auth/reset-password',
    'GET /api/logout',
    // It says whether somebody is logged in.
    'POST /api/sessions/test-audio-upload',
  ],
  ['user', 'GET /api/auth/current-user', 'GET /api/auth/user', 'DELETE /api/auth/user'],
  ['user', 'GET /api/voice/enrollment-status', 'POST /api/voice/enroll', 'PATCH /api/profile'],
  [
    'user',
    'GET /api/children',
    'POST /api/children',
    'GET /api/children/:id',
    'PUT /api/children/:id',
    'DELETE /api/children/:id',
  ],
  [
    'user',
    'GET /api/sessions',
    'POST /api/sessions',
    'GET /api/sessions/:id',
    'GET /api/sessions/stats',
    'GET /api/sessions/weekly',
    'POST /api/sessions/feedback/start',
    'POST /api/sessions/feedback/chat',
    'POST /api/sessions/analyze-cdi',
    'POST /api/sessions/process-audio',
    'POST /api/agent/chat',
  ],
  [
    'user',
    'GET /api/data-management/overview',
    'DELETE /api/data-management/delete',
    'DELETE /api/data-management/sessions/:id',
    'DELETE /api/data-management/children/:id',
    'POST /api/contact/support',
    'GET /api/dev/cdi-stream-test',
  ],
];

describe('every call of the specification', () => {
  const known = new Map(endpoints.map((one) => [`${one.method} ${one.path}`, one.access]));

  it.each(calls.flatMap(([access, ...some]) => some.map((call) => [call, access] as const)))(
    '%s is there, for: %s',
    (call, access) => {
      expect(known.get(call)).toBe(access);
    },
  );
});

describe('the live connection', () => {
  it('has its address', () => {
    expect(LIVE_PATH).toBe('/api/cdi/realtime');
  });

  it.each(['ping', 'recording_started', 'reset', 'status', 'stop_session'])(
    'takes the message %s',
    (type) => {
      expect(clientMessageSchema.safeParse({ type }).success).toBe(true);
    },
  );

  const message = 'Words';
  const voice = { message, thirdVoicePct: 12 };
  const counts = {
    labeledPraises: 1,
    behaviorDescriptions: 1,
    reflections: 1,
    questions: 1,
    commands: 1,
    criticisms: 1,
    totalNegative: 3,
  };
  it.each([
    ['connected', { sessionId: 'any', nextChunk: 0 }],
    ['cdi_update', { metrics: counts, totalUtterances: 6, transcript: '', isFinal: false }],
    ['processing', { message }],
    ['error', { message }],
    ['pong', {}],
    ['reset_complete', { nextChunk: 0 }],
    ['status', { sessionId: 'any', nextChunk: 0, heardSeconds: 3 }],
    ['warmup_status', { message, elapsedMs: 1, totalMs: 10 }],
    ['warmup_complete', {}],
    ['recording_started_ack', { message }],
    ['third_voice_notice', voice],
    ['third_voice_warning', voice],
    ['session_unscorable', voice],
  ])('says %s, with its fields', (type, fields) => {
    expect(serverMessageSchema.parse({ type, ...fields })).toEqual({ type, ...fields });
  });
});

it('every route of the specification is a page', () => {
  const routes = [
    ['/', '/login', '/signup', '/auth', '/forgot-password', '/reset-password', '/onboarding'],
    ['/terms-of-use', '/privacy-policy', '/welcome', '/child-onboarding', '/voice-onboarding'],
    ['/children', '/child-edit', '/child-create', '/profile-edit', '/agent', '/account'],
    ['/settings', '/contact', '/contact/human', '/legal-privacy', '/delete-account'],
    ['/session/goals', '/session/active', '/session/feedback', '/session/feedback/:id'],
    ['/audio-error', '/data-management', '/dev/stream-test', '/test-websocket-cdi'],
  ].flat();
  expect(routes.filter((route) => !pagePaths.some((path) => path === route))).toEqual([]);
});
