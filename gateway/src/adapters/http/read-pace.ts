import { left } from 'fp-ts/Either';
import { dealWordFields } from '../../../../contract/deal/deal-filter';
import { refusals } from '../../../../contract/refusal/refusal';
import type { Pace } from '../../domain/limit/pace';
import type { Clock } from '../../ports/clock';
import type { ReportRefusal } from '../../ports/refusal-log';
import { addressPace } from './address-pace';
import type { CallParameters, CallResult } from './calls/call';
import { fairLine, LineFull, type LineBounds } from './fair-line';

/** Searches of one address, which an office shares: no two words have the same answer, so that each is looked for. */
export const searchPace: Pace = { burst: 120, perSecond: 10 };

/** The database answers one after the other: more at a time would only wait in it. */
const readingLine: LineBounds = { atOnce: 4, waitingPerName: 200, waiting: 2_000, longestMs: 30_000 };

/** The address in the calls of the page renderer, whose pages have a pace of their own. */
export const rendererAddress = 'renderer';

/** Whether a call searches words: the public lists that do so have the fields of the filter of deals, the search over all kinds a text. */
const isSearch = (parameters: CallParameters): boolean =>
  [...Object.keys(dealWordFields), 'text'].some((name) => (parameters[name] ?? '').trim() !== '');

/** Answers a reading call of an address at its pace, and in turns with other addresses; or refuses it. */
export type ReadPace = (address: string, parameters: CallParameters, answer: () => CallResult) => CallResult;

export const readPace = (clock: Clock, refusedForNow: ReportRefusal): ReadPace => {
  const line = fairLine(clock, readingLine);
  const mayAsk = addressPace(searchPace, clock);
  const refuse = (address: string): CallResult => {
    refusedForNow('同一地址的查询过于频繁，请求已被拒绝', address);
    return Promise.resolve(left(refusals.readsTooOften));
  };
  return async (address, parameters, answer) => {
    if (address === rendererAddress) return answer();
    if (isSearch(parameters) && !mayAsk(address)) return refuse(address);
    return line.run(address, answer).catch((error: unknown) => {
      if (error instanceof LineFull) return refuse(address);
      throw error;
    });
  };
};
