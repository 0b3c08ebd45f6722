// The built product and a bare server on one database, and somebody who calls them, each in a process of its own.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { makeDataDir, startProduct } from '#test-support/product.ts';
import { testConfig } from '#test-support/test-config.ts';
import { makeParent } from '../../hostile/parents.ts';
import { startProcess } from '../bench-process.ts';
import { cpuSecondsOf } from '../processes.ts';
import type { BareOrder } from './bare-server.ts';
import type { CallOrder } from './caller.ts';
import { type Call, callsFor } from './calls.ts';
import { type Statement, statementsOf } from './statements.ts';

const CONNECTIONS = 10;

export interface Round {
  readonly perSecond: number;
  /** Of the server's process, for a call. */
  readonly cpuMs: number;
}

export interface Stage {
  readonly calls: readonly Call[];
  readonly statementsOf: (call: Call) => readonly Statement[];
  readonly callProduct: (call: Call, ms: number) => Promise<Round>;
  readonly callBare: (call: Call, ms: number) => Promise<Round>;
  readonly close: () => Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const dataDir = makeDataDir();
  const product = await startProduct({
    DATA_DIR: dataDir,
    APP_SECRET: testConfig.keyring.current().secret,
    RATE_LIMITS: 'off',
  });
  // The product's own, which is found running.
  const { connectionString } = await startEmbeddedPostgres({ dataDir });
  const parent = await makeParent(product.url);
  const calls = await callsFor(parent, connectionString);
  const statements = await statementsOf(connectionString, calls, parent.cookie);
  const pathOf = (call: Call) => `/${calls.indexOf(call)}`;

  const bare = startProcess<BareOrder, string>(join(import.meta.dirname, 'bare-server.ts'));
  const bareUrl = await bare.ask({
    connectionString,
    routes: calls.map((call) => ({
      method: call.method,
      path: pathOf(call),
      statements: statements.get(call) ?? [],
    })),
  });
  const caller = startProcess<CallOrder, number>(join(import.meta.dirname, 'caller.ts'));
  const round = async (pid: number, url: string, call: Call, ms: number): Promise<Round> => {
    const cpuBefore = cpuSecondsOf([pid]);
    const { cookie } = parent;
    const count = await caller.ask({ ...call, url, cookie, ms, connections: CONNECTIONS });
    const cpuMs = ((cpuSecondsOf([pid]) - cpuBefore) * 1000) / count;
    return { perSecond: (count * 1000) / ms, cpuMs };
  };
  return {
    calls,
    statementsOf: (call) => statements.get(call) ?? [],
    callProduct: (call, ms) => round(product.child.pid ?? 0, product.url, call, ms),
    callBare: (call, ms) => round(bare.pid, bareUrl, { ...call, path: pathOf(call) }, ms),
    async close() {
      await Promise.all([caller.stop(), bare.stop()]);
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
