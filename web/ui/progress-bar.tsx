export interface ProgressBarProps {
  label: string;
  /** Between 0 and `max`. */
  value: number;
  max?: number;
  /** Said instead of a percentage, for example "Step 2 of 4". */
  valueText?: string;
}

export function ProgressBar({ label, value, max = 100, valueText }: ProgressBarProps) {
  const share = Math.min(1, Math.max(0, value / max));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className="h-2.5 overflow-hidden rounded-full bg-ink/10"
    >
      <div
        className="h-full origin-left rounded-full bg-lamp transition-transform duration-250"
        style={{ transform: `translateX(${(share - 1) * 100}%)` }}
      />
    </div>
  );
}
