// Asks the registry for known holes in what is used. Where it cannot be asked, that is what is said.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { npmCommand } from './setup/steps.mjs';

export interface Audit {
  readonly state: 'fine' | 'holes' | 'not asked';
  readonly sentence: string;
}

interface AuditOutput {
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
  readonly statusCode?: number;
  readonly error?: { readonly code?: string };
}

export function askForKnownHoles(): Audit {
  const [command = '', ...args] = npmCommand(['audit', '--omit=dev', '--json']);
  // It ends with 1 for a hole as well as for a registry that is away: the output tells them apart.
  const { stdout } = spawnSync(command, args, {
    cwd: dirname(import.meta.dirname),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return readAudit(stdout);
}

export function readAudit(output: string): Audit {
  const { metadata, statusCode, error } = parse(output);
  const counts = metadata?.vulnerabilities;
  if (!counts) {
    const why = statusCode ?? error?.code ?? 'no counts';
    return {
      state: 'not asked',
      sentence: `The registry could not be asked for known holes (${why}). There may be some or none: run npm audit --omit=dev where the registry answers it.`,
    };
  }
  const { critical = 0, high = 0, total = 0 } = counts;
  if (critical + high > 0) {
    return {
      state: 'holes',
      sentence: `Known holes: ${critical} critical, ${high} high. Mend them first; npm audit names them.`,
    };
  }
  return {
    state: 'fine',
    sentence: `Known holes: none that is high or critical (${total} smaller ones).`,
  };
}

function parse(output: string): AuditOutput {
  try {
    return JSON.parse(output) as AuditOutput;
  } catch {
    return {};
  }
}
