import { fromPromise } from 'xstate';
import type { MessageGateway } from '../../../ports/message-gateway';
import type { MissedAnswer } from './setup';

/** The call for what was missed. */
export const intakeActors = ({ since }: Pick<MessageGateway, 'since'>) => ({
  fetchMissed: fromPromise<MissedAnswer, string>(({ input, signal }) => since(input, { signal })()),
});
