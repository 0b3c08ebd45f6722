import type { Page as Tab } from '@playwright/test';

/** Leads to states that no address leads to, and photographs them on the way. */
export interface Walk {
  readonly name: string;
  readonly walk: (
    tab: Tab,
    shoot: (state: string) => Promise<void>,
    around: Around,
  ) => Promise<void>;
}

export interface Around {
  /** The demo parent's first child. */
  readonly childId: number;
  /** Play sessions that were planted, by what is to be seen of them. */
  readonly plays: Readonly<Record<PlantedName, number>>;
}

export type PlantedName =
  | 'counted'
  | 'unscorable'
  | 'listening'
  | 'failed'
  | 'unheard'
  | 'silent'
  | 'tooShort'
  | 'wordless';
