import type { SessionEvent } from './events';

type Obtained = Extract<SessionEvent, { readonly type: 'session.tokenObtained' }>;
const obtained = ({ event }: { readonly event: Obtained }) => event;

type EndedElsewhere = Extract<SessionEvent, { readonly type: 'session.endedElsewhere' }>;
/** Whether the session of another tab ended because its token was refused. */
export const endWasRefusal = {
  type: 'endWasRefusal',
  params: ({ event }: { readonly event: EndedElsewhere }) => event,
} as const;

/** Whether the session of another tab ended, and not because its token was refused. */
export const endWasNoRefusal = { ...endWasRefusal, type: 'endWasNoRefusal' } as const;

/** What every login does, wherever it comes from. */
export const opened = [
  { type: 'adoptToken', params: obtained },
  { type: 'reportOpened', params: obtained },
  'notifyPeersOfLogin',
  'wipeLeftovers',
] as const;
