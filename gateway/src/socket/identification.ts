import type { Session } from '../domain/session/session';
import type { AwaitingConnect, ConnectionInput, Identifying, Step } from './connection-state';
import { endWithError } from './ending';
import { negotiate } from './heart-beat';
import { connectedFrame } from './server-frame';
import { endText, impossibleText } from './text';

const refused = endWithError('unauthenticated', endText.unauthenticated);

/** Before CONNECT nothing else is served. */
export const takeConnect = (state: AwaitingConnect, input: ConnectionInput): Step => {
  if (input.kind === 'connectTimedOut') return endWithError('unauthenticated', endText.connectLate);
  if (input.kind !== 'frame') return { state, effects: [] };
  const { frame } = input;
  if (frame.ask === 'impossible') {
    return endWithError('unsupported', impossibleText[frame.reason], { receipt: frame.receipt });
  }
  if (frame.ask !== 'connect') {
    return endWithError('unauthenticated', endText.connectFirst, { receipt: frame.receipt });
  }
  if (frame.token === null) return refused;
  const asked = { claimedUserId: state.claimedUserId, heartBeat: frame.heartBeat, ended: [] };
  return {
    state: { at: 'identifying', asked, deferred: [] },
    effects: [{ do: 'identify', token: frame.token }],
  };
};

/**
 * Connects when the token's user is the one that the address names (SOC-01: the address can be forged),
 * and its login has not been ended meanwhile.
 */
export const takeIdentity = (asked: Identifying, session: Session | null): Step => {
  if (session === null || session.removed || session.userId !== asked.claimedUserId) return refused;
  if (asked.ended.some((ended) => ended === null || ended === session.sessionId)) return refused;
  return {
    state: { at: 'connected', session, subscriptions: [] },
    effects: [
      { do: 'write', frame: connectedFrame },
      { do: 'watch', heartBeat: negotiate(asked.heartBeat), expiresAt: session.expiresAt },
    ],
  };
};
