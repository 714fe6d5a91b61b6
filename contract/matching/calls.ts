import { call } from '../call/call';
import { none, parameters } from '../call/parameters';
import { FilledIdText } from '../codec/formed-text';
import { wireList } from '../codec/list';
import { orNull } from '../codec/or-null';
import { MatchedPublication, Matching } from './matching';

const read = {
  method: 'GET',
  access: 'account',
  safe: true,
  key: 'none',
  reportedBy: 'caller',
} as const;

/** Counterparties for the own listed demands and deals (SCR-13). */
export const matchingCalls = {
  /** The caller's publications that are listed, the newest first. */
  own: call({
    ...read,
    path: '/webapp/matching!own.action',
    parameters: none,
    answer: wireList(MatchedPublication),
    refusals: ['publicationGrade'],
  }),
  /** The best counterparties of one of them; of the newest where none is named. */
  best: call({
    ...read,
    path: '/webapp/matching!best.action',
    parameters: parameters({ id: orNull(FilledIdText) }),
    answer: Matching,
    refusals: ['publicationGrade', 'publicationUnknown', 'matchingNotListed'],
  }),
};
