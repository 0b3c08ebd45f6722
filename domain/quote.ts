/** In quotation marks, with one mark at its end: what was written down may have several, or a comma, or none. */
export function quoted(text: string): string {
  const bare = text.trim().replaceAll(/^["“]+|["”]+$/g, '');
  const [, words = bare, marks = ''] = /^(.*?)([\s.,;:!?…]*)$/s.exec(bare) ?? [];
  const mark = ['?', '!', '…'].find((one) => marks.includes(one)) ?? '.';
  return `“${words}${mark}”`;
}
