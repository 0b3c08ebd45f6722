import { type ServerMessage, serverMessageSchema } from '#contract/live.ts';

/** Undefined for what is no message of ours: a newer server may say more. */
export function parseServerMessage(data: unknown): ServerMessage | undefined {
  try {
    return serverMessageSchema.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
}
