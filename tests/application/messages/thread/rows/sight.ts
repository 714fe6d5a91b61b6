import type { threadMachine } from '../../../../../src/application/messages/thread/machine';
import type { Row } from '../../../../support/explore/row';
import { done } from '../../../../support/explore/step';
import { messageOf } from '../samples';
import { arrives, asked, endLeft, endSeen, here, inHere, log, missed, seen } from './words';

const above = [...inHere, endLeft];

export const sightRows: readonly Row<typeof threadMachine>[] = [
  { from: inHere, event: endLeft, target: here({ sight: 'above' }) },
  {
    title: '[SOC-08] what arrives while older messages are seen does not count as read',
    from: above,
    event: arrives(7),
    target: here({ sight: 'above' }),
    sends: [],
    context: { log: [...log, messageOf(7)], lastHeard: '7' },
  },
  {
    title: '[SCR-11][SOC-08] once the newest come into sight it does',
    from: [...above, arrives(7)],
    event: endSeen,
    target: here(),
    sends: [seen('7')],
  },
  {
    title: '[SOC-08] nor does what was missed before it is seen',
    from: [...above, missed],
    event: done('catchUp', asked([6, 7, 8], true)),
    target: here({ sight: 'above' }),
    sends: [],
    context: { log: [...log, messageOf(7), messageOf(8)] },
  },
  {
    title: '[SOC-05][SOC-08] while something is missed nothing is read by coming to the end',
    from: [...above, missed],
    event: endSeen,
    target: here({ fresh: 'catching' }),
    sends: [],
  },
];
