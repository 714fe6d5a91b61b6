import { left, right } from 'fp-ts/Either';
import { devicesInvariants } from '../../../../src/application/session/devices/invariants';
import { devicesMachine } from '../../../../src/application/session/devices/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';
import { logins } from './samples';

explorationTests('devices', {
  machine: devicesMachine,
  alphabet: [
    done('connectionBack'),
    { type: 'devices.reloadRequested' },
    ...['own', 'tablet', 'office', 'unknown'].map((id) => ({ type: 'devices.revokeRequested' as const, id })),
    { type: 'devices.revokeConfirmed' },
    { type: 'devices.revokeCancelled' },
    done('load', right(logins)),
    ...everyFailure.map((failure) => done('load', left(failure))),
    done('revoke', right(undefined)),
    ...everyFailure.map((failure) => done('revoke', left(failure))),
  ],
  facts: ({ context: { devices, chosen } }) => [devices.map(({ id }) => id), chosen],
  invariants: devicesInvariants,
  goal: (page) => page.matches({ listed: 'resting' }),
});
