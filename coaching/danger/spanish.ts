// Danger in Spanish, which the networks do not read: only what leaves no doubt, since nothing else has a say in it.
import type { Danger } from './danger.ts';

const GROWN_UP =
  '(?:espos[oa]|marido|pareja|novi[oa]|ex|suegr[oa]|papa|padre|padrastro|mama|madre|madrastra|abuel[oa]|ti[oa]|niner[oa]|maestr[oa]|vecin[oa])';
const HITS = '(?:peg(?:a|o|aba|an)|golpe(?:a|o|aba|an)|maltrata(?:ba|n)?|quem(?:a|o))';
const POISON =
  '(?:cloro|veneno|pilas?|bateria|(?:todas|muchas) (?:las |mis |sus )?(?:pastillas|medicinas)|detergente|acido|insecticida|gasolina|moneda|iman(?:es)?)';

const pattern = (source: string) => new RegExp(`\\b(?:${source})\\b`);

const screens: readonly (readonly [Danger, RegExp])[] = [
  [
    'medical',
    pattern(
      `(?:tomo|trago|bebio|comio) (?:\\w+ ){0,4}${POISON}|no (?:puede |esta )?respira(?:r|ndo)?|no (?:se )?despierta|convulsion\\w*|se (?:me )?desmayo|se (?:esta )?ahoga(?:ndo)?|(?:labios|cara) (?:azul(?:es)?|morad[oa]s?)|sangra mucho`,
    ),
  ],
  [
    'self-harm',
    pattern(
      '(?:ya )?no (?:quier[oe]|tengo ganas de) (?:seguir )?viv(?:ir|iendo)|(?:me|se) quier[oe] morir|quier[oe] morir(?:me|se)|(?:matarme|quitarme la vida|suicid\\w+)|estarian mejor sin mi',
    ),
  ],
  [
    'losing-control',
    pattern(
      '(?:le|les|lo|la) voy a (?:pegar|golpear|matar)|(?:miedo de|a punto de|casi) (?:pegarle|golpearl[oa]|lastimarl[oa]|hacerle dano|sacudirl[oa])|lo sacudi|la sacudi',
    ),
  ],
  [
    'child-hurt',
    pattern(
      `${GROWN_UP} (?:\\w+ ){0,3}(?:le|les|lo|la|los|las) ${HITS}|le pegue (?:\\w+ ){0,3}(?:fuerte|duro|con)|abus(?:a|o|aron|an) (?:\\w+ ){0,2}(?:de|sexual)|(?:toco|toca|tocan) (?:\\w+ ){0,2}sus partes`,
    ),
  ],
  [
    'violence',
    pattern(
      `${GROWN_UP} (?:\\w+ ){0,3}me (?:${HITS}|amenaz(?:a|o|aba)|ahorc(?:a|o)|empuj(?:a|o)|encierra|viol(?:a|o))|me (?:va|quiere) (?:a )?matar|(?:tengo )?miedo (?:de|a) mi ${GROWN_UP}`,
    ),
  ],
];

const plain = (message: string) =>
  message
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

export function dangerInSpanish(message: string): Danger | undefined {
  const text = plain(message);
  return screens.find(([, words]) => words.test(text))?.[0];
}
