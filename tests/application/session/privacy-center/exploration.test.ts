import { left, right } from 'fp-ts/Either';
import { privacyCenterInvariants } from '../../../../src/application/session/privacy-center/invariants';
import { privacyCenterMachine } from '../../../../src/application/session/privacy-center/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done } from '../../../support/explore/step';
import { data, entry, everyEvent } from './samples';

const network = left({ kind: 'network' });

explorationTests('privacy-center', {
  machine: privacyCenterMachine,
  inputs: [{ member: true }, { member: false }],
  alphabet: [
    ...everyEvent,
    done('connectionBack'),
    done('loadConsents', right([entry])),
    done('loadConsents', network),
    done('exportData', right(data)),
    done('exportData', network),
    done('saveFile', right(undefined)),
    done('saveFile', left('downloadFailed')),
    done('withdraw', right(undefined)),
    done('withdraw', network),
  ],
  facts: ({ context }) => ({
    entries: context.entries.length,
    failure: context.failure?.kind ?? null,
    said: context.said?.text ?? null,
    data: context.data !== null,
  }),
  invariants: privacyCenterInvariants,
});
