import { intakeInvariants } from '../../../../src/application/messages/message-intake/invariants';
import { intakeMachine } from '../../../../src/application/messages/message-intake/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { arrived, hundred, message, missed, notCome, sign } from './samples';

explorationTests('message-intake', {
  machine: intakeMachine,
  inputs: [undefined],
  alphabet: [
    arrived(null),
    arrived(message(1)),
    arrived(message(2)),
    arrived(message(4)),
    arrived(sign),
    { type: 'intake.left' },
    missed(),
    missed(message(2), message(3), message(4)),
    missed(...hundred(2)),
    notCome({ kind: 'network' }),
    notCome({ kind: 'timeout' }),
    notCome({ kind: 'status', status: 500 }),
    notCome({ kind: 'status', status: 404 }),
    notCome({ kind: 'unauthenticated', message: '请登录' }),
    notCome({ kind: 'refused', code: 404, message: '访问资源不存在' }),
    notCome({ kind: 'refused', code: 500, message: '系统繁忙' }),
    notCome({ kind: 'malformed', field: 'list' }),
    notCome({ kind: 'notLoggedIn' }),
    notCome({ kind: 'cancelled' }),
  ],
  facts: ({ context: { newest, canFill, again, delivered, held } }) => ({
    newest,
    canFill,
    again,
    delivered: delivered.length > 6,
    held: held.length > 2 ? 'many' : held.length,
  }),
  invariants: intakeInvariants,
  goal: (intake) => intake.matches('level'),
});
