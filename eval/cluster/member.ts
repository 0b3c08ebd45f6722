import { rmSync } from 'node:fs';
import { makeDataDir, type Product, startProduct } from '#test-support/product.ts';
import { speechProcesses } from '#test-support/speech-processes.ts';

/** One server of a cluster; it may die and be started again under the same address. */
export class Member {
  readonly role: 'web' | 'worker';
  readonly port: number;
  readonly url: string;
  readonly #settings: Record<string, string>;
  #product: Product | undefined;
  #earlierOutput = '';

  constructor(role: 'web' | 'worker', port: number, settings: Record<string, string>) {
    this.role = role;
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.#settings = { ...settings, ROLE: role, PORT: String(port), DATA_DIR: makeDataDir() };
  }

  get isUp(): boolean {
    const child = this.#product?.child;
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  get pid(): number {
    return this.#product?.child.pid ?? 0;
  }

  /** Everything that it has said in all its lives. */
  get output(): string {
    return this.#earlierOutput + (this.#product?.output() ?? '');
  }

  async start(changes: Record<string, string> = {}): Promise<void> {
    this.#earlierOutput = this.output;
    this.#product = undefined;
    this.#product = await startProduct({ ...this.#settings, ...changes });
  }

  async kill(): Promise<void> {
    await this.#product?.stop('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#product?.stop();
    rmSync(this.#settings.DATA_DIR ?? '', { recursive: true, force: true });
  }

  /** Ids of its speech processes. */
  speechProcesses(): number[] {
    if (!this.isUp) return [];
    return speechProcesses(this.pid);
  }
}
