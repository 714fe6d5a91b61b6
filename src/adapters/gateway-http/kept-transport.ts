import { keepsAnswer } from '../../domain/offline/kept-answers';
import type { KeptAnswers } from '../../ports/kept-answers';
import type { Transport, WireAnswer, WireCall } from '../transport';
import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { readAnswer } from './read-answer';

export interface KeptTransportNeeds {
  readonly answers: KeptAnswers;
  /** Whether pages work without network here: a worker takes part. */
  readonly isOn: () => boolean;
  /** Whether the device has no network, or the page itself was shown without it. */
  readonly isOffline: () => boolean;
  /** An answer of the server came, or one that was kept then, in milliseconds since 1970. */
  readonly report: (keptAt: number | null) => void;
}

const isDone = (answer: WireAnswer): boolean => isRight(readAnswer(answer, t.unknown));

/** Carries calls by another transport; without network it answers those whose answers are kept (LAY-18). */
export const keptTransport = (
  inner: Transport,
  { answers, isOn, isOffline, report }: KeptTransportNeeds,
): Transport => ({
  send: async (call: WireCall): Promise<WireAnswer> => {
    const answer = await inner.send(call);
    if (!isOn() || call.straightTo !== undefined || call.file !== undefined || !keepsAnswer(call))
      return answer;
    if (answer.kind === 'answered') {
      if (isDone(answer)) {
        report(null);
        void answers.keep(call, call.token, answer.body);
      }
      return answer;
    }
    if ((answer.kind !== 'network' && answer.kind !== 'timeout') || !isOffline()) return answer;
    const kept = await answers.find(call, call.token);
    if (kept === null) return answer;
    report(kept.at);
    return { kind: 'answered', status: 200, body: kept.body };
  },
});
