// Where the guides of the method differ, the owner chooses. The defaults are the rule book's.

export interface Switches {
  /** "... because ...", "... so ...": a unit of its own. By default only the main clause is coded. */
  readonly splitReasons: boolean;
  /** "No" to a wish ("I want juice") is negative talk. By default it is neutral. */
  readonly noToWishIsNegative: boolean;
  /** Any sentence with stop, quit, don't, no or not is negative talk. By default its content decides. */
  readonly anyNegativeWordIsNegative: boolean;
  /** "You got the car" describes what the child does. */
  readonly gotIsAction: boolean;
  /** The child's name, called alone, is an indirect command. Parents are not shown it as one. */
  readonly nameCallIsCommand: boolean;
}

export const DEFAULT_SWITCHES: Switches = {
  splitReasons: false,
  noToWishIsNegative: false,
  anyNegativeWordIsNegative: false,
  gotIsAction: true,
  nameCallIsCommand: true,
};
