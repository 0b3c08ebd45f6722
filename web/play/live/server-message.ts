import type { ServerMessage } from '#contract/live.ts';

const types: Readonly<Record<ServerMessage['type'], true>> = {
  connected: true,
  chunk_ack: true,
  cdi_update: true,
  processing: true,
  error: true,
  pong: true,
  reset_complete: true,
  status: true,
  warmup_status: true,
  warmup_complete: true,
  recording_started_ack: true,
  third_voice_notice: true,
  third_voice_warning: true,
  session_unscorable: true,
};

/** Undefined for what is no message of ours: a newer server may say more. What is in one is as its type says, as in an answer to a call. */
export function parseServerMessage(data: unknown): ServerMessage | undefined {
  try {
    const message = JSON.parse(String(data)) as ServerMessage | null;
    return message && Object.hasOwn(types, message.type) ? message : undefined;
  } catch {
    return undefined;
  }
}
