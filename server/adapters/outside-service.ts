// Somebody else's server that families may agree to, by the names that they read.
export interface OutsideService {
  /** Another host or model is another service, whatever it is called. */
  readonly id: string;
  readonly host: string;
  readonly model: string;
  /** What the owner calls it. */
  readonly label: string | undefined;
}

export interface NamedService {
  readonly baseUrl: string;
  readonly model: string;
  readonly label?: string | undefined;
}

export function outsideServiceOf({ baseUrl, model, label }: NamedService): OutsideService {
  const { host } = new URL(baseUrl);
  return { id: `${host} ${model}`, host, model, label };
}
