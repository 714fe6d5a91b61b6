import { left } from 'fp-ts/Either';
import { matchingCalls as ofMatching } from '../../../../../contract/matching/calls';
import { refusals } from '../../../../../contract/refusal/refusal';
import { isId } from '../../../../../contract/values/id';
import type { OwnMatching } from '../../../application/matching/own-matching';
import { answering } from './answering';
import type { Call } from './call';

/** The calls by which members look for counterparties of their publications. */
export const matchingCalls = ({ own, best }: OwnMatching): readonly Call[] => [
  answering(ofMatching.own, (_, { session }) => own(session.userId)),
  answering(ofMatching.best, ({ id }, { session }) =>
    id === null || isId(id) ? best(session.userId, id) : Promise.resolve(left(refusals.wrongParameters)),
  ),
];
