interface SuggestionsProps {
  readonly texts: readonly string[];
  readonly disabled: boolean;
  readonly onChoose: (text: string) => void;
}

export function Suggestions({ texts, disabled, onChoose }: SuggestionsProps) {
  return (
    <ul aria-label="Questions to start with" className="flex flex-wrap gap-2">
      {texts.map((text) => (
        <li key={text}>
          <button
            type="button"
            disabled={disabled}
            onClick={() => onChoose(text)}
            className="min-h-11 rounded-full bg-lamp-soft px-4 py-1 font-bold text-ink text-sm transition-colors hover:bg-lamp/20 disabled:opacity-60"
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
