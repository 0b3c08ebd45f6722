// Everything that the coach knows, by topic. A text is looked for and mended on its shelf.
import type { Entry } from './entry.ts';
import { aboutTheNumbers } from './shelves/about-the-numbers.ts';
import { anger } from './shelves/anger.ts';
import { beingAParent } from './shelves/being-a-parent.ts';
import { body } from './shelves/body.ts';
import { bodyAndWorries } from './shelves/body-and-worries.ts';
import { bounds } from './shelves/bounds.ts';
import { dataAndDevices } from './shelves/data-and-devices.ts';
import { development } from './shelves/development.ts';
import { discipline } from './shelves/discipline.ts';
import { everydayTrouble } from './shelves/everyday-trouble.ts';
import { fairnessAndLimits } from './shelves/fairness-and-limits.ts';
import { family } from './shelves/family.ts';
import { familyBonds } from './shelves/family-bonds.ts';
import { familyChanges } from './shelves/family-changes.ts';
import { familyWays } from './shelves/family-ways.ts';
import { finerPoints } from './shelves/finer-points.ts';
import { habitsAndComfort } from './shelves/habits-and-comfort.ts';
import { hearts } from './shelves/hearts.ts';
import { holdingBack } from './shelves/holding-back.ts';
import { household } from './shelves/household.ts';
import { hurting } from './shelves/hurting.ts';
import { learning } from './shelves/learning.ts';
import { measuring } from './shelves/measuring.ts';
import { oddQuestions } from './shelves/odd-questions.ts';
import { ownNeeds } from './shelves/own-needs.ts';
import { parentFeelings } from './shelves/parent-feelings.ts';
import { placesAndAges } from './shelves/places-and-ages.ts';
import { playing } from './shelves/playing.ts';
import { praise } from './shelves/praise.ts';
import { privacy } from './shelves/privacy.ts';
import { product } from './shelves/product.ts';
import { reflectingAndDescribing } from './shelves/reflecting-and-describing.ts';
import { routines } from './shelves/routines.ts';
import { rules } from './shelves/rules.ts';
import { schoolAndFriends } from './shelves/school-and-friends.ts';
import { screens } from './shelves/screens.ts';
import { sleep } from './shelves/sleep.ts';
import { specialTime } from './shelves/special-time.ts';
import { toysAndGames } from './shelves/toys-and-games.ts';
import { usingTheApp } from './shelves/using-the-app.ts';
import { wildPlay } from './shelves/wild-play.ts';

export const library = {
  ...aboutTheNumbers,
  ...anger,
  ...beingAParent,
  ...body,
  ...bodyAndWorries,
  ...bounds,
  ...dataAndDevices,
  ...development,
  ...discipline,
  ...everydayTrouble,
  ...fairnessAndLimits,
  ...family,
  ...familyBonds,
  ...familyChanges,
  ...familyWays,
  ...finerPoints,
  ...habitsAndComfort,
  ...hearts,
  ...holdingBack,
  ...household,
  ...hurting,
  ...learning,
  ...measuring,
  ...oddQuestions,
  ...ownNeeds,
  ...parentFeelings,
  ...placesAndAges,
  ...playing,
  ...praise,
  ...privacy,
  ...product,
  ...reflectingAndDescribing,
  ...routines,
  ...rules,
  ...schoolAndFriends,
  ...screens,
  ...sleep,
  ...specialTime,
  ...toysAndGames,
  ...usingTheApp,
  ...wildPlay,
} as const;

export type LibraryTopic = keyof typeof library;

export const isInLibrary = (topic: string): topic is LibraryTopic => Object.hasOwn(library, topic);

export const entryOf = (topic: LibraryTopic): Entry => library[topic];

/** What is about the parent and the five minutes, as against the child. */
const ofParent: ReadonlySet<string> = new Set(
  [
    aboutTheNumbers,
    beingAParent,
    finerPoints,
    holdingBack,
    measuring,
    ownNeeds,
    parentFeelings,
    praise,
    reflectingAndDescribing,
    specialTime,
    usingTheApp,
  ].flatMap((shelf) => Object.keys(shelf)),
);

const ofApp: ReadonlySet<string> = new Set(
  [dataAndDevices, privacy, product, usingTheApp].flatMap((shelf) => Object.keys(shelf)),
);

export const whomItIsAbout = (topic: LibraryTopic) =>
  ofApp.has(topic) ? 'the app' : ofParent.has(topic) ? 'the parent' : 'the child';
