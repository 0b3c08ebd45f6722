// All of them, in the order in which they are tried: slow connections are opened first and looked at last.
import { bodyBombs, soundBombAttack } from './attacks/bombs.ts';
import { bruteForce } from './attacks/brute-force.ts';
import { privateCaching } from './attacks/caching.ts';
import { coachPrompts } from './attacks/coach.ts';
import { fixation, forgedCookies } from './attacks/cookies.ts';
import { costlyRequests } from './attacks/costly.ts';
import { enumeration } from './attacks/enumeration.ts';
import { combinedFlows } from './attacks/flows.ts';
import { foreignIds } from './attacks/foreign-ids.ts';
import { foreignHosts } from './attacks/hosts.ts';
import { headerInjection, sqlInjection } from './attacks/injection.ts';
import { massAssignment } from './attacks/mass-assignment.ts';
import { foreignOrigins, formPosts } from './attacks/origins.ts';
import { pathTricks } from './attacks/paths.ts';
import { prototypePollution } from './attacks/pollution.ts';
import { openRedirects } from './attacks/redirects.ts';
import { storedScript } from './attacks/script.ts';
import { slowConnections, slowConnectionsEnd } from './attacks/slow.ts';
import { smuggling } from './attacks/smuggling.ts';
import { socketDoor } from './attacks/socket.ts';
import type { Attack } from './tally.ts';

export const attacks: readonly Attack[] = [
  slowConnections,
  foreignIds,
  forgedCookies,
  fixation,
  foreignOrigins,
  foreignHosts,
  formPosts,
  socketDoor,
  massAssignment,
  sqlInjection,
  headerInjection,
  pathTricks,
  prototypePollution,
  smuggling,
  openRedirects,
  privateCaching,
  enumeration,
  bruteForce,
  combinedFlows,
  coachPrompts,
  storedScript,
  bodyBombs,
  soundBombAttack,
  costlyRequests,
  slowConnectionsEnd,
];
