import { parseArgs } from 'node:util';

export interface Given {
  /** The first argument that is no flag. */
  readonly argument: string | undefined;
  /** Whether `--name` was given. */
  readonly has: (name: string) => boolean;
}

/** Runs a command to its end; a failure is one sentence. */
export async function runCommand(
  flags: readonly string[],
  body: (given: Given) => Promise<string>,
): Promise<void> {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: Object.fromEntries(flags.map((name) => [name, { type: 'boolean' } as const])),
    });
    const words = await body({ argument: positionals[0], has: (name) => values[name] === true });
    process.stdout.write(`✓ ${words}\n`);
  } catch (error) {
    process.stderr.write(`✗ ${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
