/** As a `ref`: what has just come because of something the person did is where they go on. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus();
}
