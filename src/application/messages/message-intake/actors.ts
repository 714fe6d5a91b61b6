import type { IncomingMessage } from '../../../../contract/socket/incoming-message';
import type { Gateways } from '../../../ports/gateways';
import { fromCall, readLimit } from '../../kit/from-call';

/** The call for what was missed. */
export const intakeActors = ({ since }: Pick<Gateways['message'], 'since'>) => ({
  fetchMissed: fromCall<readonly IncomingMessage[], string>((newest, options) => since(newest, options), {
    limit: readLimit,
  }),
});
