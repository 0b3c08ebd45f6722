// What a part of the bench has measured, in a form that can be kept and compared.

export interface Reference {
  readonly name: string;
  readonly value: number;
}

export interface Figure {
  /** The same in every run: the history is compared by it. */
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Measured in the same run, on the same machine. */
  readonly reference?: Reference | undefined;
  /** Of `value` to the reference; where rounds were paired, the median of theirs. */
  readonly ratio?: number | undefined;
  /** Lowest and highest ratio of the rounds. */
  readonly spread?: readonly [number, number] | undefined;
  /** Bounds of `value`. */
  readonly wanted?: { readonly atMost?: number; readonly atLeast?: number } | undefined;
}

export interface Measured {
  readonly figures: readonly Figure[];
  /** Markdown: how it was measured, and what the figures do not say. */
  readonly details: string;
}

export function compared(figure: Omit<Figure, 'ratio' | 'spread'>): Figure {
  const { value, reference } = figure;
  return reference ? { ...figure, ratio: value / reference.value } : figure;
}

export function isAsWanted({ value, wanted }: Figure): boolean {
  const { atMost = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY } = wanted ?? {};
  return value <= atMost && value >= atLeast;
}

/** Three significant digits, and never an exponent. */
export function shown(value: number): string {
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)));
  return value.toFixed(Math.min(3, digits));
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
