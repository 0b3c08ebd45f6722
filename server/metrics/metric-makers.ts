import { Counter, Gauge, type Registry } from 'prom-client';

export type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];
type Read = () => readonly Sample[] | Promise<readonly Sample[]>;

export type MetricMakers = ReturnType<typeof makersFor>;

/** Makes metrics whose values are read when they are asked for. */
export function makersFor(registry: Registry) {
  const registers = [registry];
  const fill = async (metric: Gauge | Counter, read: Read) => {
    metric.reset();
    for (const [labels, value] of await read()) metric.inc(labels, value);
  };
  const gauge = (name: string, help: string, labelNames: string[], read: Read) => {
    const collect = (): Promise<void> => fill(metric, read);
    const metric: Gauge = new Gauge({ name, help, labelNames, registers, collect });
  };
  const counter = (name: string, help: string, labelNames: string[], read: Read) => {
    const collect = (): Promise<void> => fill(metric, read);
    const metric: Counter = new Counter({ name, help, labelNames, registers, collect });
  };
  return { gauge, counter };
}
