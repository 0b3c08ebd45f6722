import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint, type Endpoint, ownedId } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { LIVE_PATH } from '#contract/live.ts';
import { AppError } from '#server/app-error.ts';
import { createDevices } from '#server/http/devices.ts';
import { answerError } from '#server/http/error-handler.ts';
import { registerLoginSessions } from '#server/http/login-session.ts';
import { checkOrigins } from '#server/http/origin-check.ts';
import { route } from '#server/http/route.ts';
import { serializerCompiler } from '#server/http/serializer.ts';
import { METRICS_PATH } from '#server/metrics/metrics.ts';
import {
  addChild,
  addPasskeyRow,
  addPlaySession,
  confirmIdentity,
  loginSessionIdOf,
  signUpSomebody,
} from './people.ts';
import {
  changesThings,
  FOREIGN_ORIGIN,
  type ForeignIds,
  nameOf,
  namesOwnedRows,
  needsLogin,
  needsProof,
  pathsOf,
  refusalProblem,
  takesContent,
} from './safety-net.ts';
import { createTestApp, testConfig } from './test-app.ts';
import { testMetrics } from './test-metrics.ts';

const testApp = await createTestApp({}, testMetrics('a token of nobody here'));
const me = await signUpSomebody(testApp);
const confirmedMe = await signUpSomebody(testApp);
await confirmIdentity(testApp, confirmedMe);
const somebodyElse = await signUpSomebody(testApp);
const child = await addChild(testApp, somebodyElse.id);
const foreignIds: ForeignIds = {
  child,
  playSession: await addPlaySession(testApp, somebodyElse.id, child),
  passkey: await addPasskeyRow(testApp, somebodyElse.id),
  loginSession: await loginSessionIdOf(testApp, somebodyElse.id),
};

const named = (chosen: readonly Endpoint[]) => chosen.map((one) => [nameOf(one), one] as const);

describe('every endpoint of the contract', () => {
  it.each(named(endpoints))('%s is registered', (_, { method, path }) => {
    expect(testApp.app.hasRoute({ method, url: path })).toBe(true);
  });

  it.each(named(endpoints.filter(needsLogin)))('%s refuses the anonymous', async (_, endpoint) => {
    expect(await refusalProblem(testApp.app, endpoint, 401, { foreignIds })).toBeUndefined();
  });

  it.each(named(endpoints.filter(changesThings)))('%s refuses other sites', async (_, endpoint) => {
    const attempt = { cookie: me.cookie, origin: FOREIGN_ORIGIN, foreignIds };
    expect(await refusalProblem(testApp.app, endpoint, 403, attempt)).toBeUndefined();
  });

  it.each(named(endpoints.filter(takesContent)))(
    '%s refuses another kind of content than its own',
    async (_, endpoint) => {
      const attempt = { cookie: confirmedMe.cookie, foreignIds, wrongContent: true };
      expect(await refusalProblem(testApp.app, endpoint, 415, attempt)).toBeUndefined();
    },
  );

  it.each(named(endpoints.filter(needsProof)))(
    '%s refuses somebody who has not confirmed that it is them',
    async (_, endpoint) => {
      const attempt = { cookie: me.cookie, foreignIds };
      expect(await refusalProblem(testApp.app, endpoint, 403, attempt)).toBeUndefined();
    },
  );

  it('hides the rows of others', async () => {
    for (const endpoint of endpoints.filter(namesOwnedRows)) {
      const attempt = { cookie: confirmedMe.cookie, foreignIds };
      expect(await refusalProblem(testApp.app, endpoint, 404, attempt)).toBeUndefined();
    }
  });

  it('is all there is: no route is outside of the contract but what is named here', async () => {
    const known = new Set([
      LIVE_PATH,
      METRICS_PATH,
      '/.well-known/security.txt',
      '/.well-known/change-password',
      ...endpoints.map(({ path }) => path as string),
    ]);
    const undeclared = pathsOf(testApp.app).filter(
      (path) => !path.startsWith('/api/docs') && !known.has(path),
    );
    expect(undeclared).toEqual([]);
    const { statusCode } = await testApp.request({
      url: METRICS_PATH,
      headers: { cookie: me.cookie },
    });
    expect(statusCode).toBe(404);
  });
});

/** Endpoints that nobody should write, to see that the net has no hole where they would slip through. */
describe('the net itself', () => {
  const readChild = defineEndpoint({
    method: 'GET',
    path: '/api/planted/:id',
    access: 'user',
    summary: 'Planted',
    params: z.object({ id: ownedId('child') }),
    response: z.object({ ok: z.boolean() }),
  });
  const change = defineEndpoint({
    method: 'POST',
    path: '/api/planted',
    access: 'user',
    summary: 'Planted',
    response: z.object({ ok: z.boolean() }),
  });

  async function plant(register: (app: FastifyInstance) => void): Promise<FastifyInstance> {
    const app = Fastify();
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    app.setErrorHandler(answerError);
    const { db } = testApp.database;
    const devices = createDevices(db, { isHttps: false });
    registerLoginSessions(app, { db, keyring: testConfig.keyring, isHttps: false, devices });
    register(app);
    await app.ready();
    return app;
  }

  it('lets a careful endpoint pass', async () => {
    const app = await plant((planted) => {
      checkOrigins(planted, undefined);
      route(planted, change, async () => ({ ok: true }));
      route(planted, readChild, async () => {
        throw new AppError('not_found', 'There is nothing here.');
      });
    });
    const attempt = { cookie: me.cookie, foreignIds };
    const foreign = { ...attempt, origin: FOREIGN_ORIGIN };
    expect(await refusalProblem(app, readChild, 404, attempt)).toBeUndefined();
    expect(await refusalProblem(app, readChild, 401, {})).toBeUndefined();
    expect(await refusalProblem(app, change, 403, foreign)).toBeUndefined();
  });

  it('catches an endpoint that answers the anonymous', async () => {
    const app = await plant((planted) =>
      planted.get('/api/planted/:id', async () => ({ ok: true })),
    );
    expect(await refusalProblem(app, readChild, 401, {})).toMatch('answered 200 instead of 401');
  });

  it('catches an endpoint that shows the rows of others', async () => {
    const app = await plant((planted) => route(planted, readChild, async () => ({ ok: true })));
    expect(await refusalProblem(app, readChild, 404, { cookie: me.cookie, foreignIds })).toMatch(
      'answered 200 instead of 404',
    );
  });

  it('sees every route, however deep', async () => {
    const app = await plant((planted) => {
      route(planted, change, async () => ({ ok: true }));
      planted.get('/api/planted/:id/deeper', async () => ({ ok: true }));
      planted.get('/elsewhere/*', async () => ({ ok: true }));
    });
    expect(pathsOf(app).toSorted()).toEqual([
      '/api/planted',
      '/api/planted/:id/deeper',
      '/elsewhere/*',
    ]);
  });

  it('catches an app that takes requests of other sites', async () => {
    const app = await plant((planted) => route(planted, change, async () => ({ ok: true })));
    const foreign = { cookie: me.cookie, origin: FOREIGN_ORIGIN };
    expect(await refusalProblem(app, change, 403, foreign)).toMatch('answered 200 instead of 403');
  });
});
