// The server that is measured, in a process of its own; answers with its address.
import type { AddressInfo } from 'node:net';
import { connectDatabase } from '#server/database/connect.ts';
import { createSpeechPool } from '#server/plays/speech/pool/speech-pool.ts';
import { modelsFolder } from '#test-support/models.ts';
import { appOn } from '../../app-on.ts';
import { answerOrders } from '../bench-process.ts';
import type { ServerOrder } from './measured-server.ts';

answerOrders(async ({ connectionString, model, limits }: ServerOrder) => {
  const { db } = connectDatabase(connectionString);
  const app = await appOn(db, createSpeechPool({ modelsFolder, model, limits }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
