import { left, right } from 'fp-ts/Either';
import { pushSettingsInvariants } from '../../../../src/application/member/push-settings/invariants';
import { pushSettingsMachine } from '../../../../src/application/member/push-settings/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';
import { allOn, quietNights, withoutDeals } from './samples';

explorationTests('push-settings', {
  machine: pushSettingsMachine,
  alphabet: [
    done('connectionBack'),
    { type: 'pushes.switched', kind: 'deal', channel: 'push' },
    { type: 'pushes.switched', kind: 'deal', channel: 'sms' },
    { type: 'pushes.switched', kind: 'security', channel: 'push' },
    { type: 'pushes.scheduled', schedule: quietNights },
    { type: 'pushes.permissionRequested' },
    { type: 'pushes.reloadRequested' },
    done('load', right({ settings: allOn, permission: 'undecided' })),
    done('load', right({ settings: allOn, permission: 'unsupported' })),
    ...everyFailure.map((failure) => done('load', left(failure))),
    done('save', right(withoutDeals)),
    ...everyFailure.map((failure) => done('save', left(failure))),
    done('ask', right('granted')),
    done('ask', right('denied')),
    done('ask', left({ kind: 'versionTooLow' })),
  ],
  facts: ({ context }) => [context.settings, context.permission, context.change],
  invariants: pushSettingsInvariants,
  goal: (page) => page.matches('ready'),
});
