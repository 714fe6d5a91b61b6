import { left, right } from 'fp-ts/Either';
import { refusals } from '../../../../../contract/refusal/refusal';
import { findCalls as ofFinding } from '../../../../../contract/search/find-calls';
import { findLimits } from '../../../../../contract/search/found';
import type { Finding } from '../../../application/search/finding';
import { answering } from './answering';
import type { Call } from './call';

const isTooLong = (text: string): boolean => Array.from(text).length > findLimits.text;

/** The search over all kinds. */
export const findCalls = (finding: Finding): readonly Call[] => [
  answering(ofFinding.query, async (asked, { session }) =>
    isTooLong(asked.text) ? left(refusals.wrongParameters) : right(await finding.query(session, asked)),
  ),
  answering(ofFinding.suggest, async (asked, { session }) =>
    isTooLong(asked.text) ? left(refusals.wrongParameters) : right(await finding.suggest(session, asked)),
  ),
  answering(ofFinding.hotWords, async () => right(await finding.hotWords())),
];
