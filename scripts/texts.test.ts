import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { fixedWords } from './texts/message.ts';
import { textsIn } from './texts/texts-in.ts';
import { translated } from './texts/translated.ts';
import { allTexts, readSources } from './texts.ts';

const all = allTexts();
const shown = all.flatMap(({ place, texts }) => texts.map((text) => ({ place, text })));
const findAll = (pattern: RegExp) => shown.filter(({ text }) => pattern.test(text));
const textsOn = (place: string) =>
  shown.filter((one) => one.place === place).map((one) => one.text);
const found = (source: string) => textsIn('planted.tsx', source).map(({ text }) => text);

describe('what a person reads', () => {
  it('is found, however short, and wherever it is written', () => {
    expect(found('<button type="submit">Knit</button>')).toEqual(['Knit']);
    expect(found('<Button label="Purl" className="flex Bold" />')).toEqual(['Purl']);
    expect(found("const words = { title: 'Yarn', tone: 'Blue' };")).toEqual(['Yarn']);
    expect(found('const said = `${count} rows of ${yarn}`;')).toEqual(['${count} rows of ${yarn}']);
    expect(found('<p>{/* A note. */}{isDone ? "Done" : "Go on."}</p>')).toEqual(['Done', 'Go on.']);
  });

  it('is found once, where code has words of its own', () => {
    expect(found("if (event.key === 'Escape') throw new Error('Not a text at all.');")).toEqual([]);
    expect(found("import { Knit } from 'Knit'; type Kind = 'Scarf' | 'Mitten';")).toEqual([]);
    expect(found('const size = `${width} ${height}`;')).toEqual([]);
  });

  it('stands under its screen, its mail or the topic of the coach', () => {
    expect(textsOn('/signup (Create your account)')).toContain('Create My Account');
    expect(textsOn('/login (Log in)')).toContain('Log In');
    expect(textsOn('Mail: recap mail')).toContain('Your week of play');
    expect(textsOn('Coach: what-is-labeled-praise').join()).toContain('“Good job” is kind');
    expect(textsOn('Coach: what-is-labeled-praise').join()).toContain('A bare “Thank you”');
    expect(textsOn('Coach: danger').join()).toMatch(/988/);
    const around = textsOn('Around every screen').join();
    expect(around).toContain('Playlight needs JavaScript');
    expect(around).toContain('with a coach that listens');
    expect(around).toContain('Home');
  });

  it('has curly apostrophes', () => {
    // Within a word, at the end of one, and after what is filled in.
    expect(findAll(/\p{L}'\p{L}|\p{L}s' \p{L}|\}'s\b/u)).toEqual([]);
  });

  it('calls it logging in, but where the specification has other words', () => {
    const specified = new Set([
      'Sign In',
      'Sign in with Google',
      'Still Signed In',
      'Login with Email',
      'Your password has been changed successfully. You can now login with your new password.',
    ]);
    const isOther =
      /\bsign(s|ed|ing)?[ -]in\b(?! person| view| a message| the address)|\blog-in\b|\b(can|now|please) login\b|\blogin with\b/i;
    expect(findAll(isOther).filter(({ text }) => !specified.has(text))).toEqual([]);
  });

  it('calls what is counted praise, describing and reflection', () => {
    const others =
      /\blabeled praises?\b|\bpraises\b|\b(behavior )?descriptions?\b|\breflections\b/i;
    const outside = shown.filter(
      ({ place }) => !/^Coach: [a-z-]+$|^Documentation/.test(place) || place === 'Coach: danger',
    );
    expect(outside.filter(({ text }) => others.test(fixedWords(text)))).toEqual([]);
  });
});

describe('a text in other words', () => {
  const louder = (source: string) =>
    translated('planted.tsx', source, ({ text }) =>
      text.toUpperCase().replaceAll('${ROWS}', '${rows}').replaceAll('{YARN}', '{yarn}'),
    );

  it('stands where it stood, with what code fills in', () => {
    expect(louder("const title = 'Knit with me';")).toBe('const title = "KNIT WITH ME";');
    expect(louder('const said = `Only ${rows} left`;')).toBe('const said = `ONLY ${rows} LEFT`;');
    expect(louder('<Button label="Purl" type="submit" />')).toBe(
      '<Button label={"PURL"} type="submit" />',
    );
    expect(louder("<p>{isDone ? ' Done' : 'Go on.'}</p>")).toBe(
      '<p>{isDone ? " DONE" : "GO ON."}</p>',
    );
  });

  it('may have its elements and what is filled in at other places', () => {
    const source = '<p>\n  Read the <a href="/terms">terms</a> of {yarn}.\n</p>';
    expect(textsIn('planted.tsx', source)[0]?.text).toBe('Read the <0>terms</0> of {yarn}.');
    const turned = translated('planted.tsx', source, () => '{yarn} hat <0>Bedingungen</0>.');
    expect(turned).toBe('<p>{yarn}{" hat "}<a href="/terms">{"Bedingungen"}</a>{"."}</p>');
  });

  it('leaves a source that can be read', () => {
    for (const [file, source] of readSources()) {
      if (!file.startsWith('web/features/')) continue;
      const turned = translated(file, source, ({ text }) => `“\`${text}”`);
      expect([file, parseSync(file, turned).errors]).toEqual([file, []]);
    }
  });
});
