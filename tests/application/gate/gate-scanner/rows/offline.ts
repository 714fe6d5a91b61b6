import { right } from 'fp-ts/Either';
import { windowAt } from '../../../../../contract/gate/ticket-code';
import type { GateFault } from '../../../../../contract/gate/check-code';
import type { GateTicket } from '../../../../../contract/gate/gate';
import type { ScannerEvent } from '../../../../../src/application/gate/gate-scanner/context';
import { done } from '../../../../support/explore/step';
import { gateNow } from '../../../../support/samples/tickets';
import type { Row } from '../../../../support/explore/row';
import type { ScannerMachine } from '../../../../../src/application/gate/gate-scanner/machine';
import {
  opened,
  timed,
  byNumber,
  otherGate,
  unknown,
  forged,
  offline,
  gate,
  stamped,
  settled,
  away,
  queued,
  at,
  writing,
  coded,
  listWith,
  relistedAs,
} from '../samples';

/** The code that is shown at the gate, the fault of it, its text, and the facts of its ticket. */
const badCodes: readonly (readonly [string, GateFault, ScannerEvent, Partial<GateTicket>])[] = [
  ['a text that is no code', 'malformed', { type: 'scan.named', subject: 'https://x.cn', by: 'code' }, {}],
  ['a code of another conference', 'otherConference', coded({ conf: 'conf-2' }), {}],
  ['a code that was forged', 'forged', coded({}), {}],
  ['a picture of an earlier code', 'late', coded({ window: windowAt(gateNow) - 2 }), {}],
  ['a code of a clock ten minutes slow', 'late', coded({ window: windowAt(gateNow) - 20 }), {}],
  ['a code of a clock ten minutes fast', 'early', coded({ window: windowAt(gateNow) + 20 }), {}],
  ['the code of a device that was replaced', 'oldKey', coded({ keyVersion: 1 }), {}],
  ['the code of a device that came after the list', 'newKey', coded({ keyVersion: 3 }), {}],
  ['a transferred ticket', 'transferred', coded({}), { standing: 'transferred' }],
  ['a refunded ticket', 'refunded', coded({}), { standing: 'refunded' }],
  ['a ticket that is not paid', 'pending', coded({}), { standing: 'pending' }],
];

/** Decisions without the server: each bad code has its own fault. */
export const offlineRows: readonly Row<ScannerMachine>[] = [
  {
    title: '[MKT-22] the own queue shows a second scan that the ticket has entered',
    from: [...queued, byNumber],
    event: stamped,
    target: at('offline', 'resting', writing),
    calls: ['keep'],
    text: 'repeated',
  },
  ...(
    [
      [otherGate, 'refused otherGate'],
      [unknown, 'refused unknownTicket'],
      [forged, 'refused forged'],
    ] as const
  ).map(([event, text]) => ({
    title: `[MKT-22] offline ${event.subject.slice(0, 24)} is ${text}`,
    from: [...settled, gate, offline, event],
    event: stamped,
    target: at('offline', 'resting', writing),
    calls: ['keep'],
    text,
  })),
  ...badCodes.map(([what, fault, code, change]) => ({
    title: `[MKT-22] offline ${what} is refused: ${fault}`,
    from: [opened, done('list', timed(right(listWith(change)))), relistedAs(change), offline, code],
    event: done('stamp', { nonce: 'n1', at: gateNow, signed: fault !== 'forged' }),
    target: at('offline', 'resting', writing),
    calls: ['keep'],
    text: `refused ${fault}`,
  })),
  {
    title: '[MKT-22] offline a genuine code admits its ticket',
    from: [...away, coded({})],
    event: done('stamp', { nonce: 'n1', at: gateNow, signed: true }),
    target: at('offline', 'resting', writing),
    calls: ['keep'],
    text: 'admitted',
  },
  {
    title: '[MKT-22] offline a code that is replayed has entered before',
    from: [...queued, coded({})],
    event: done('stamp', { nonce: 'n2', at: gateNow + 1_000, signed: true }),
    target: at('offline', 'resting', writing),
    calls: ['keep'],
    text: 'repeated',
  },
];
