import type { appMachine } from '../../../../../src/application/shell/app/machine';
import { appInput, first } from '../samples';
import type { Row } from '../../../../support/explore/row';
import { everyFlow, askForUser } from './words';

export const startRows: readonly Row<typeof appMachine>[] = [
  {
    title: '[SES-01] without a token every flow starts, and nobody is asked for',
    from: [],
    target: 'inUse.running',
    calls: everyFlow,
    context: { token: null, userId: null },
  },
  {
    title: '[SES-01] with a token user info is asked for at once',
    input: appInput(first),
    from: [],
    target: 'inUse.running',
    calls: everyFlow.map((actor) => {
      const inputs: Readonly<Record<string, unknown>> = {
        messageSocket: { jitter: 0.25 },
        privacy: { standing: 'notNeeded', kept: null },
        navigation: appInput(first).navigation,
        session: { token: first },
      };
      return { actor, input: inputs[actor] };
    }),
    sends: [askForUser],
    context: { token: first, userId: null },
  },
];
