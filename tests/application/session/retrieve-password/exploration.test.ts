import { left, right } from 'fp-ts/Either';
import { retrievePasswordInvariants } from '../../../../src/application/session/retrieve-password/invariants';
import { retrievePasswordMachine } from '../../../../src/application/session/retrieve-password/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done, says } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';
import { completes } from '../way-in/samples';
import { saysNo } from './samples';

const failures = [...everyFailure, saysNo('验证码已过期，请重新获取'), saysNo('密码过于简单')];

explorationTests('retrieve-password', {
  machine: retrievePasswordMachine,
  inputs: [{ appid: null }, { appid: false }, { appid: '2030' }],
  alphabet: [
    completes,
    says('form', completes),
    ...['', 'amber-77', 'amber'].map((text) => ({ type: 'retrieve.passwordChanged' as const, text })),
    { type: 'retrieve.submitted' },
    done('checkCode', right(undefined)),
    ...failures.map((failure) => done('checkCode', left(failure))),
    done('changePassword', right(undefined)),
    ...failures.map((failure) => done('changePassword', left(failure))),
  ],
  facts: ({ context: { proof, password } }) => [proof.caption, password],
  invariants: retrievePasswordInvariants,
  goal: (retrieve) => ['proving', 'changed', 'formLost'].some((state) => retrieve.value === state),
});
