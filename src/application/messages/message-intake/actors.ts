import { fromPromise } from 'xstate';
import type { MissedAnswer } from './setup';
import type { Gateways } from '../../../ports/gateways';

/** The call for what was missed. */
export const intakeActors = ({ since }: Pick<Gateways['message'], 'since'>) => ({
  fetchMissed: fromPromise<MissedAnswer, string>(({ input, signal }) => since(input, { signal })()),
});
