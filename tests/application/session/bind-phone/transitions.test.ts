import { bindPhoneMachine } from '../../../../src/application/session/bind-phone/machine';
import { defect } from '../../../support/explore/step';
import { wayInTable } from '../way-in/way-in-table';

wayInTable('bind-phone', bindPhoneMachine, { mode: 1, asksPassword: false }, '', {
  calls: [{ actor: 'entrance', input: { query: '?redirect=%2Fuser' } }],
  rows: [
    {
      title: '[LOG-04] a device that cannot be asked what WeChat said leaves the form as it stands',
      from: [],
      event: defect('entrance'),
      target: 'filling',
      actions: ['goOn'],
    },
  ],
});
