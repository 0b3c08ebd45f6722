/** Runs a command to its end; a failure is one sentence. */
export async function runCommand(body: (argument: string) => Promise<string>, usage: string) {
  const [argument] = process.argv.slice(2);
  try {
    if (!argument) throw new Error(usage);
    process.stdout.write(`✓ ${await body(argument)}\n`);
  } catch (error) {
    process.stderr.write(`✗ ${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
