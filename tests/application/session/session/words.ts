import { right } from 'fp-ts/Either';
import type { EventObject } from 'xstate';
import type {
  SessionEndReason,
  SessionEvent,
  SessionFact,
} from '../../../../src/application/session/session/events';
import type { SessionNews } from '../../../../src/ports/session-peers';
import { done, elapse, type Answer } from '../../../support/explore/step';
import { token } from '../../../support/samples/token';

export const [first, second] = [token('first'), token('second')];
export const obtained = { type: 'session.tokenObtained', token: first } as const;
export const logout = { type: 'session.logoutRequested' } as const;
export const forced = { type: 'session.forcedLogout' } as const;
export const deactivated = { type: 'session.deactivated' } as const;
export const withdrawn = { type: 'session.withdrawn' } as const;
export const refused = { type: 'session.refused', token: first } as const;
export const foregrounded = { type: 'session.foregrounded' } as const;
export const openedElsewhere = { type: 'session.openedElsewhere' } as const;
export const endedElsewhere = { type: 'session.endedElsewhere', reason: 'loggedOut' } as const;
export const refusedElsewhere = { type: 'session.endedElsewhere', reason: 'refused' } as const;
export const everyEvent: readonly SessionEvent[] = [
  obtained,
  logout,
  forced,
  deactivated,
  withdrawn,
  refused,
  foregrounded,
  openedElsewhere,
  endedElsewhere,
  refusedElsewhere,
];
export const notifiesPeers = (news: SessionNews) => [
  { to: 'peers', event: { type: 'peers.reported', news } },
];

export const wipes = (type: 'leftovers.wiped' | 'leftovers.wipedWhole') => [
  { to: 'leftovers', event: { type } },
];

export const kept = (held: typeof first | null, renewalIsDue = false): Answer =>
  done('readKept', { token: held, renewalIsDue });
export const wasKept = done('keepToken', right(undefined));
export const begins = [...notifiesPeers('loggedIn'), ...wipes('leftovers.wiped')];
export const reported = (...facts: readonly SessionFact[]): readonly EventObject[] => facts;
export const ended = (reason: SessionEndReason) => reported({ type: 'session.ended', reason });
export const toFresh = [obtained, wasKept];
export const toRenewing = [...toFresh, foregrounded, kept(first, true)];
export const toCheck = [...toFresh, refused];
export const toWhy = [...toCheck, kept(null)];
export const toAgain = [...toWhy, elapse(500)];
export const toReported = [...toFresh, refusedElsewhere];
export const toJoining = [openedElsewhere];
