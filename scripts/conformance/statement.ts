/** Between a file, what a test is part of, and its own title. */
export const SEPARATOR = ' › ';

/** Something that the specification says of the product and that a machine can check. */
export interface Statement {
  readonly id: string;
  /** In our own words, one sentence. */
  readonly says: string;
  /** Tests, each as file and titles: "domain/age.test.ts › reads as people say it". None where nothing checks it. */
  readonly shownBy?: readonly string[];
  /** The record in docs/decisions by which the product differs from it on purpose. */
  readonly decision?: string;
  /** The product does not have it, and no decision says that it shall not. */
  readonly isBuilt?: false;
  /** Why nothing checks it, or how the product differs. */
  readonly note?: string;
}

export interface Chapter {
  readonly title: string;
  readonly statements: readonly Statement[];
}
