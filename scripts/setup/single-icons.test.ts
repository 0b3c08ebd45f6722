import { expect, it } from 'vitest';
import { importsOf } from './single-icons.mjs';

const files = new Map([
  ['CircleAlert', 'circle-exclamation-point'],
  ['X', 'x'],
]);

it('takes each icon from its own file, by whatever name', () => {
  expect(importsOf(' CircleAlert, X as Close ', files)).toBe(
    "import CircleAlert from 'lucide-react/icons/circle-exclamation-point'; import Close from 'lucide-react/icons/x';",
  );
});

it('leaves types and the number of lines', () => {
  expect(importsOf('\n  type LucideIcon,\n  X,\n', files)).toBe(
    "import type { LucideIcon } from 'lucide-react'; import X from 'lucide-react/icons/x';\n\n\n",
  );
});
