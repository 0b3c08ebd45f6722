import { expect, it } from 'vitest';
import { otherLanguageOf } from './other-language.ts';

it.each([
  ['Spanish', 'mi hijo no quiere comer, que hago'],
  ['Spanish', 'La niña llora todas las noches y no sé por qué'],
  ['Portuguese', 'meu filho não quer dormir, o que eu faço'],
  ['French', 'mon fils ne veut pas dormir, que faire avec lui'],
  ['German', 'mein Sohn will nicht schlafen, was kann ich noch tun'],
  ['another', 'Мой сын не хочет спать'],
  ['another', '我的儿子不想睡觉'],
])('hears %s: %s', (language, message) => {
  expect(otherLanguageOf(message)).toBe(language);
});

it.each([
  'he wont sleep. la la la all night long',
  'my abuela says le doy pena, is that a thing',
  'no no no no',
  'Sam has a meltdown when die Oma is leaving',
  'what a day',
  'asdf jkl qwer uiop',
  'ok merci',
  '👍👍👍👍',
  '',
])('takes for English, or for nothing: %s', (message) => {
  expect(otherLanguageOf(message)).toBeUndefined();
});
