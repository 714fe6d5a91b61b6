import type { Clock } from '../../../ports/clock';
import type { Arrivals } from '../../../ports/arrivals';
import { asked } from './asked';
import type { AskedAnswer } from './setup';
import type { CallOf } from '../../../ports/gateways';

/** So long what was asked for ahead is what a conversation opens with, in milliseconds. */
const freshFor = 2_000;

export interface AskedAheadPorts {
  readonly callOf: CallOf;
  readonly arrivals: Arrivals;
  readonly clock: Clock;
}

/** A conversation is asked for when it is pressed: its answer is on its way while its page is drawn. Source: SCR-11. */
export interface AskedAhead {
  /** Requests a conversation ahead; an earlier request that was not taken is cancelled. */
  readonly begin: (peerId: string) => void;
  /**
   * Returns the requested conversation, once; null without a request, or when the answer may not be the newest any
   * more.
   * @param signal aborts the request
   */
  readonly take: (peerId: string, signal: AbortSignal) => Promise<AskedAnswer> | null;
}

export const askedAhead = ({ callOf, arrivals, clock }: AskedAheadPorts): AskedAhead => {
  const chat = {
    thread: callOf(({ chat: calls }) => calls.thread),
    history: callOf(({ chat: calls }) => calls.history),
  };
  interface Kept {
    readonly peerId: string;
    readonly at: number;
    readonly leaving: AbortController;
    readonly answer: Promise<AskedAnswer>;
    readonly stopHearing: () => void;
  }
  let kept: Kept | null = null;
  const letGo = (): void => {
    kept?.stopHearing();
    kept?.leaving.abort();
    kept = null;
  };
  return {
    begin: (peerId) => {
      letGo();
      const leaving = new AbortController();
      const answer = asked(chat, peerId, null, { signal: leaving.signal });
      // A message that arrives before the conversation listens would be missing in both.
      const stopHearing = arrivals.listen(letGo);
      kept = { peerId, at: clock.now(), leaving, answer, stopHearing };
    },
    take: (peerId, signal) => {
      if (kept?.peerId !== peerId || clock.now() - kept.at > freshFor || signal.aborted) {
        letGo();
        return null;
      }
      const { answer, leaving, stopHearing } = kept;
      kept = null;
      stopHearing();
      signal.addEventListener('abort', () => leaving.abort(), { once: true });
      return answer;
    },
  };
};
