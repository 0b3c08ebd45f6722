// The landing page comes drawn (app/landing-page.tsx): where a visitor has scrolled meanwhile, the page stays.

export const isDrawnPage = () => document.documentElement.dataset.drawn !== undefined;

/** True once. */
export function takeDrawnPage(): boolean {
  const isDrawn = isDrawnPage();
  delete document.documentElement.dataset.drawn;
  return isDrawn;
}
