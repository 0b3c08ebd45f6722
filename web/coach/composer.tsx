import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { COACH_MESSAGE_MAX_LENGTH } from '#contract/coach.ts';

interface ComposerProps {
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
  readonly value: string;
  readonly placeholder: string;
  readonly disabled: boolean;
  readonly onChange: (text: string) => void;
  readonly onSend: () => void;
}

/** Enter sends, Shift+Enter is a new line. */
export function Composer(props: ComposerProps) {
  const { fieldRef: field, value, placeholder, disabled, onChange, onSend } = props;
  const wasFocused = useRef(false);
  // A disabled field drops the focus; who was typing goes on typing.
  useEffect(() => {
    if (!disabled && wasFocused.current) field.current?.focus();
    if (!disabled) wasFocused.current = false;
  }, [disabled, field]);

  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (disabled || !value.trim()) return;
    wasFocused.current = true;
    onSend();
  };
  return (
    <form className="flex items-end gap-2" onSubmit={submit}>
      <textarea
        ref={field}
        aria-label="Your message"
        rows={1}
        value={value}
        placeholder={placeholder}
        maxLength={COACH_MESSAGE_MAX_LENGTH}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // While characters are being composed, Enter chooses one.
          const isSend = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
          if (isSend) submit(event);
        }}
        className="field-sizing-content max-h-40 min-h-14 min-w-0 flex-1 resize-none rounded-field border-2 border-edge bg-card px-4 py-3 text-base text-ink transition-colors placeholder:text-ink-muted hover:border-ink-muted focus-visible:border-lamp focus-visible:outline-offset-1 disabled:opacity-60"
      />
      <button
        type="submit"
        aria-label="Send"
        disabled={disabled || !value.trim()}
        className="grid size-14 shrink-0 place-items-center rounded-full bg-lamp text-on-lamp shadow-soft transition-[background-color,transform] hover:bg-lamp-strong active:scale-95 disabled:opacity-60 disabled:active:scale-100"
      >
        <SendHorizontal aria-hidden className="size-6" />
      </button>
    </form>
  );
}
