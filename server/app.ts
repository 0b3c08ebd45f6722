// Builds the Fastify instance from its dependencies; main.ts and the tests call it.
import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { AudioStore } from './adapters/audio-store.ts';
import type { ChatModel } from './adapters/chat-model.ts';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import type { DiskWatch } from './disk-watch.ts';
import { authenticatorRoutes } from './features/account-security/authenticator-routes.ts';
import { createChallenges } from './features/account-security/challenges.ts';
import { passkeyRoutes } from './features/account-security/passkey-routes.ts';
import { accountSecurityRoutes } from './features/account-security/routes.ts';
import { createSecondStep } from './features/account-security/second-step.ts';
import { refuseCommonPassword } from './features/auth/common-passwords.ts';
import { askForEmail } from './features/auth/email-change.ts';
import { emailRoutes } from './features/auth/email-routes.ts';
import { passwordRoutes } from './features/auth/password-routes.ts';
import { hashPassword } from './features/auth/passwords.ts';
import { proofRoutes } from './features/auth/proof-routes.ts';
import { authRoutes, currentUserOf } from './features/auth/routes.ts';
import { type SignInDependencies, signInRoutes } from './features/auth/sign-in-routes.ts';
import { childrenOf, childrenRoutes } from './features/children/routes.ts';
import { coachRoutes } from './features/coach/routes.ts';
import { isKeepingRecordings } from './features/consents/keep-recordings.ts';
import { hasAgreed } from './features/consents/outside-services.ts';
import { consentRoutes } from './features/consents/routes.ts';
import { voiceConsent } from './features/consents/voice-consent.ts';
import { dataManagementRoutes } from './features/data-management/routes.ts';
import { devToolRoutes } from './features/dev-tools/routes.ts';
import { firstDataRoutes } from './features/first-data/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { mailPreferenceRoutes } from './features/mail-preferences/routes.ts';
import { earnMilestones } from './features/milestones/earn-milestones.ts';
import { earnedMilestones, milestoneRoutes } from './features/milestones/routes.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { progressRoutes } from './features/progress/routes.ts';
import { progressOf } from './features/progress/service.ts';
import { supportRoutes } from './features/support/routes.ts';
import { waitlistRoutes } from './features/waitlist/routes.ts';
import { serveApiDocs } from './http/api-docs.ts';
import { createDevices } from './http/devices.ts';
import { answerError } from './http/error-handler.ts';
import { createGuessLimits } from './http/guess-limits.ts';
import { checkHosts } from './http/host-check.ts';
import { acceptJsonOnly } from './http/json-body.ts';
import { closeBehindLastAnswers } from './http/last-answers.ts';
import { registerLoginSessions } from './http/login-session.ts';
import { handleNotFound } from './http/not-found.ts';
import { checkOrigins } from './http/origin-check.ts';
import { Pace } from './http/pace.ts';
import { keepOutOfCaches } from './http/private-answers.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { closeRefusedUpgrades } from './http/refused-upgrades.ts';
import { logRequests } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { serializerCompiler } from './http/serializer.ts';
import { connectionLimits, limitBodies } from './http/slow-requests.ts';
import { createPages, serveWebApp } from './http/web-app.ts';
import { serveWellKnown } from './http/well-known.ts';
import { isStorageFull } from './is-storage-full.ts';
import type { JobRunner } from './jobs/queue.ts';
import type { Logger } from './logging.ts';
import type { Metrics } from './metrics/metrics.ts';
import { LiveSessions } from './plays/live/live-sessions.ts';
import { liveRoutes } from './plays/live/routes.ts';
import { playStatsOf, playWeekOf } from './plays/play-days.ts';
import { playSessionOf, playSessionRoutes } from './plays/routes.ts';
import { transcriptRoutes } from './plays/scores/transcript-routes.ts';
import { voiceRoutes } from './plays/speech/enrollment/routes.ts';
import { voiceStatusOf } from './plays/speech/enrollment/service.ts';
import type { VoiceEnroller } from './plays/speech/enrollment/voice-enroller.ts';
import type { SpeechPool } from './plays/speech/pool/speech-pool.ts';
import { recordingRoutes } from './plays/upload/routes.ts';
import { createPartStore } from './plays/upload/upload-parts.ts';
import { createQuotas } from './quotas/quotas.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;
/** Smaller answers cost more to compress than to send. */
const COMPRESS_FROM_BYTES = 1024;

export interface AppDependencies {
  readonly config: Pick<
    Config,
    | 'ALLOWED_HOSTS'
    | 'HOST'
    | 'keyring'
    | 'OIDC_LABEL'
    | 'PUBLIC_URL'
    | 'RATE_LIMITS'
    | 'ROLE'
    | 'TRUST_PROXY'
  >;
  readonly db: Database;
  readonly logger: Logger;
  readonly version: string;
  /** Address under which browsers reach this app. */
  readonly publicUrl: () => string;
  readonly signInProviders: SignInDependencies['providers'];
  readonly voiceEnroller: VoiceEnroller;
  readonly speechPool: SpeechPool;
  /** Writes the coach's answers for who agreed to it; left out, the built-in coach does for all. */
  readonly chatModel?: ChatModel | undefined;
  readonly audioStore: AudioStore;
  readonly disk: DiskWatch;
  readonly jobRunner?: JobRunner | undefined;
  /** Left out where nobody reads them. */
  readonly metrics?: Metrics | undefined;
  /** Folder of the built web app; left out where only the API is wanted. */
  readonly webFolder?: string | undefined;
}

export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, db, logger, version, jobRunner, metrics, webFolder } = dependencies;
  const { keyring } = config;
  const isHttps = config.PUBLIC_URL?.startsWith('https:') ?? false;
  // Typed as Fastify's own kind of logger, or every helper that takes an app would have to say ours.
  const loggerInstance: FastifyBaseLogger = logger;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.TRUST_PROXY ?? false,
    ...connectionLimits,
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  acceptJsonOnly(app);
  logRequests(app);
  limitBodies(app);
  closeRefusedUpgrades(app);
  closeBehindLastAnswers(app);
  app.setErrorHandler(answerError);
  app.addHook('onError', async (_request, _reply, error) => {
    if (isStorageFull(error)) dependencies.disk.noteRefusal();
  });
  const sendPage = webFolder === undefined ? undefined : createPages(webFolder);
  handleNotFound(app, sendPage);
  addSecurityHeaders(app, { isHttps });
  // Behind the headers, which its refusals carry too.
  checkHosts(app, config, dependencies.publicUrl);
  // Answers alone: a compressed body is small on the line and may be huge in memory.
  app.register(compress, { threshold: COMPRESS_FROM_BYTES, globalDecompression: false });
  metrics?.serve(app);
  if (webFolder && sendPage) serveWebApp(app, webFolder, sendPage);
  if (config.ROLE !== 'worker') serveWellKnown(app, dependencies.publicUrl);

  await app.register(async (api) => {
    keepOutOfCaches(api);
    checkOrigins(api, config.PUBLIC_URL);
    const servesPages = config.ROLE !== 'worker';
    const devices = createDevices(db, { isHttps });
    const isOn = config.RATE_LIMITS === 'on';
    const pace = isOn ? new Pace() : undefined;
    const loginSessions = registerLoginSessions(api, { db, keyring, isHttps, devices, pace });
    if (servesPages) serveApiDocs(api, version);
    // In a plugin of their own, so that the documentation sees them being added.
    api.register(async (routes) => {
      const { speechPool, audioStore, disk, chatModel } = dependencies;
      const services = { words: chatModel?.service, sound: speechPool.transcriptionService };
      const parts = { jobRunner, speechPool, audioStore, disk };
      healthRoutes(routes, { db, role: config.ROLE, version, ...parts });
      if (!servesPages) return;
      const rateLimits = createRateLimits(db, { isOn });
      const guessLimits = createGuessLimits(db, { isOn });
      const quotas = createQuotas({ isCounting: isOn });
      metrics?.watchQuotas(quotas);
      const checkSecondStep = createSecondStep({ db, keyring, guessLimits });
      const guarded = { db, loginSessions, guessLimits, checkSecondStep };
      authRoutes(routes, { ...guarded, rateLimits, devices });
      passwordRoutes(routes, { db, rateLimits, guessLimits, devices });
      proofRoutes(routes, guarded);
      emailRoutes(routes, { db, rateLimits, keyring });
      passkeyRoutes(routes, {
        db,
        loginSessions,
        rateLimits,
        challenges: createChallenges(db, keyring),
        publicUrl: dependencies.publicUrl,
      });
      authenticatorRoutes(routes, { db, keyring });
      accountSecurityRoutes(routes, { db, hashPassword, refuseCommonPassword });
      signInRoutes(routes, {
        db,
        loginSessions,
        providers: dependencies.signInProviders,
        oidcLabel: config.OIDC_LABEL,
        isHttps,
        publicUrl: dependencies.publicUrl,
      });
      waitlistRoutes(routes, { db, rateLimits });
      childrenRoutes(routes, { db, quotas });
      const liveSessions = new LiveSessions({
        db,
        pool: speechPool,
        log: app.log,
        maySoundLeave: (userId) => hasAgreed(db, userId, 'sound', services.sound),
        quotas,
      });
      metrics?.watchLiveSessions(() => liveSessions.count);
      liveRoutes(routes, { db, liveSessions, loginSessions, publicUrl: config.PUBLIC_URL });
      playSessionRoutes(routes, {
        db,
        quotas,
        liveSessions,
        earnMilestones,
      });
      milestoneRoutes(routes, { db });
      progressRoutes(routes, { db, milestonesOf: earnedMilestones });
      transcriptRoutes(routes, { db, rateLimits, earnMilestones });
      recordingRoutes(routes, {
        db,
        rateLimits,
        quotas,
        audioStore,
        parts: createPartStore(db, keyring),
        isKeeping: (userId) => isKeepingRecordings(db, userId),
      });
      profileRoutes(routes, { db, rateLimits, askForEmail });
      consentRoutes(routes, { db, rateLimits, services });
      mailPreferenceRoutes(routes, { db, keyring });
      const { voiceEnroller: enroller } = dependencies;
      voiceRoutes(routes, { db, rateLimits, quotas, enroller, consent: voiceConsent });
      firstDataRoutes(routes, {
        user: (userId) => currentUserOf(db, userId),
        children: ({ userId, timeZone }) => childrenOf(db, userId, timeZone),
        stats: (player) => playStatsOf(db, player),
        week: (player) => playWeekOf(db, player),
        milestones: ({ userId, childId }) => earnedMilestones(db, userId, childId),
        voice: (userId) => voiceStatusOf({ db, enroller }, userId),
        playSession: (userId, id) => playSessionOf(db, userId, id),
        progress: (viewer) => progressOf(db, viewer, earnedMilestones),
      });
      supportRoutes(routes, { db, rateLimits });
      coachRoutes(routes, {
        db,
        rateLimits,
        quotas,
        log: app.log,
        modelFor: async (userId) =>
          (await hasAgreed(db, userId, 'words', services.words)) ? chatModel : undefined,
      });
      dataManagementRoutes(routes, { db, quotas });
      devToolRoutes(routes, { db, rateLimits });
    });
  });
  return app;
}
