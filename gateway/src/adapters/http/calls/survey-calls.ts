import { surveyCalls as ofSurveys } from '../../../../../contract/survey/calls';
import type { Surveying } from '../../../application/survey/surveying';
import { answering, done } from './answering';
import type { Call } from './call';
import { keyIn } from './idempotency-key';

/** The calls of the survey about funds; visitors and members answer it. */
export const surveyCalls = (surveying: Surveying): readonly Call[] => [
  answering(ofSurveys.current, () => surveying.current()),
  answering(ofSurveys.save, async ({ version, answers }, { session, visitor, idempotencyKey }) =>
    done(
      await surveying.save(
        keyIn(idempotencyKey),
        { accountId: session?.userId ?? null, address: visitor.ip },
        version,
        answers.list,
      ),
    ),
  ),
];
