import { left, right } from 'fp-ts/Either';
import { privacyCenterInvariants } from '../../../../src/application/session/privacy-center/invariants';
import { privacyCenterMachine } from '../../../../src/application/session/privacy-center/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';
import { data, entry, everyEvent } from './samples';

explorationTests('privacy-center', {
  machine: privacyCenterMachine,
  inputs: [{ member: true }, { member: false }],
  alphabet: [
    ...everyEvent,
    done('connectionBack'),
    done('loadConsents', right([entry])),
    done('exportData', right(data)),
    done('saveFile', right(undefined)),
    done('saveFile', left('downloadFailed')),
    done('withdraw', right(undefined)),
    ...everyFailure.flatMap((failure) => [
      done('loadConsents', left(failure)),
      done('exportData', left(failure)),
      done('withdraw', left(failure)),
    ]),
  ],
  facts: ({ context }) => ({
    entries: context.entries.length,
    failure: context.failure?.kind ?? null,
    said: context.said?.text ?? null,
    data: context.data !== null,
  }),
  invariants: privacyCenterInvariants,
});
