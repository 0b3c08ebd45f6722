interface ScriptCardProps {
  readonly lines: readonly string[];
}

/** Words to read aloud; a long script scrolls by itself, and takes focus for it. */
export function ScriptCard({ lines }: ScriptCardProps) {
  return (
    <section
      aria-label="Read this aloud, or say something of your own"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls has to be reached by keyboard
      tabIndex={0}
      className="flex max-h-64 flex-col gap-2 overflow-y-auto rounded-card bg-glow-soft p-4"
    >
      {lines.map((line) => (
        <p key={line} className="leading-relaxed">
          {line}
        </p>
      ))}
    </section>
  );
}
