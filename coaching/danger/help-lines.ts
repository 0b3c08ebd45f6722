// Who helps, by country. The numbers are those that the services publish themselves; docs/help-lines.md has their addresses
// and the day on which they were last looked up.
import type { Danger } from './danger.ts';

interface HelpLines {
  readonly emergency: string;
  /** Somebody to talk to, also about thoughts of suicide. */
  readonly talk: string;
  /** For who worries about a child or about what they might do to one. */
  readonly child: string;
  /** For violence at home. */
  readonly violence: string;
  readonly poison?: string;
}

const FIND_A_LINE = 'find a free line in your country at findahelpline.com';

const byCountry = {
  US: {
    emergency: '911',
    talk: 'call or text 988 (Suicide & Crisis Lifeline)',
    child: 'Childhelp, 1-800-422-4453, which helps parents, too',
    violence: 'the National Domestic Violence Hotline, 1-800-799-7233',
    poison: 'Poison Help, 1-800-222-1222',
  },
  CA: {
    emergency: '911',
    talk: 'call or text 9-8-8 (Suicide Crisis Helpline)',
    child: 'Kids Help Phone, 1-800-668-6868, or your local child welfare office',
    violence: 'a shelter near you, at sheltersafe.ca',
    poison: 'the Poison Centre, 1-844-764-7669, in Quebec 1-800-463-5060',
  },
  GB: {
    emergency: '999',
    talk: 'Samaritans, 116 123',
    child: 'the NSPCC helpline, 0808 800 5000, which helps parents, too',
    violence: 'the National Domestic Abuse Helpline, 0808 2000 247',
    poison: 'NHS 111',
  },
  IE: {
    emergency: '112 or 999',
    talk: 'Samaritans, 116 123',
    child: 'Childline by ISPCC, 1800 66 66 66, or Tusla',
    violence: 'Women’s Aid, 1800 341 900',
    poison: 'the Public Poisons Line, 01 809 2166',
  },
  AU: {
    emergency: '000',
    talk: 'Lifeline, 13 11 14',
    child: 'Kids Helpline, 1800 55 1800, or your state’s child protection line',
    violence: '1800RESPECT, 1800 737 732',
    poison: 'the Poisons Information Centre, 13 11 26',
  },
  NZ: {
    emergency: '111',
    talk: 'call or text 1737',
    child: 'Oranga Tamariki, 0508 326 459',
    violence: 'Women’s Refuge, 0800 733 843',
    poison: 'the National Poisons Centre, 0800 764 766',
  },
  ZA: {
    emergency: '112 from a mobile phone, or 10111',
    talk: 'SADAG, 0800 567 567',
    child: 'Childline, 116',
    violence: 'the GBV Command Centre, 0800 428 428',
  },
  IN: {
    emergency: '112',
    talk: 'Tele-MANAS, 14416',
    child: 'Childline, 1098',
    violence: 'the women helpline, 181',
  },
  /** 112 works in every country of the European Union and in most others of Europe; 116 111 is the child helpline in most. */
  EU: {
    emergency: '112',
    talk: FIND_A_LINE,
    child: 'the child helpline, 116 111 in most European countries',
    violence: FIND_A_LINE,
  },
  elsewhere: {
    emergency: 'your local emergency number (112 works from mobile phones in most countries)',
    talk: FIND_A_LINE,
    child: 'a child helpline, listed at childhelplineinternational.org',
    violence: FIND_A_LINE,
  },
} as const satisfies Record<string, HelpLines>;

type Country = keyof typeof byCountry;

const CANADA =
  /^America\/(Toronto|Vancouver|Edmonton|Winnipeg|Halifax|Montreal|Regina|Calgary|St_Johns|Moncton|Whitehorse|Yellowknife|Iqaluit|Thunder_Bay|Nipigon|Rainy_River|Dawson|Dawson_Creek|Fort_Nelson|Glace_Bay|Goose_Bay|Inuvik|Rankin_Inlet|Resolute|Swift_Current|Atikokan|Cambridge_Bay|Creston|Pangnirtung|Blanc-Sablon)$/;
const UNITED_STATES =
  /^(America\/(New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Detroit|Boise|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Menominee|Puerto_Rico|Indianapolis|Louisville|Indiana\/\w+|Kentucky\/\w+|North_Dakota\/\w+)|Pacific\/(Honolulu|Guam)|US\/\w+)$/;
const zones: readonly (readonly [RegExp, Country])[] = [
  [UNITED_STATES, 'US'],
  [CANADA, 'CA'],
  [/^Canada\//, 'CA'],
  [/^(Europe\/(London|Belfast|Jersey|Guernsey|Isle_of_Man)|GB)$/, 'GB'],
  [/^(Europe\/Dublin|Eire)$/, 'IE'],
  [/^Australia\//, 'AU'],
  [/^(Pacific\/(Auckland|Chatham)|NZ)$/, 'NZ'],
  [/^Africa\/Johannesburg$/, 'ZA'],
  [/^Asia\/(Kolkata|Calcutta)$/, 'IN'],
  [/^Europe\//, 'EU'],
];

export function helpLinesFor(timeZone: string): HelpLines {
  const country = zones.find(([zone]) => zone.test(timeZone))?.[1];
  return byCountry[country ?? 'elsewhere'];
}

/** Whom to reach in this danger, the one for it first. */
export function helpFor(danger: Danger, timeZone: string): string {
  const lines = helpLinesFor(timeZone);
  if (danger === 'medical') return lines.poison ? `If it may be poisoning: ${lines.poison}. ` : '';
  const special = {
    'self-harm': lines.talk,
    'child-hurt': lines.child,
    'losing-control': lines.child,
    violence: lines.violence,
  }[danger];
  const others = special === lines.talk ? '' : ` Somebody to talk to at any hour: ${lines.talk}.`;
  return `Where to get help: ${special}.${others} `;
}
