/** First thing in a page with a top bar; the target's id is `main`. It leaves no step in the history, so that Back leads out of the page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
      className="-translate-y-24 fixed top-3 left-3 z-50 inline-flex min-h-11 items-center rounded-full bg-lamp px-5 font-bold text-on-lamp focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
