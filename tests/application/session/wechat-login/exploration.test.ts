import { left, right } from 'fp-ts/Either';
import { wechatLoginInvariants } from '../../../../src/application/session/wechat-login/invariants';
import { wechatLoginMachine } from '../../../../src/application/session/wechat-login/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';
import { token } from '../../../support/samples/token';
import { abandons, asks, inWechat, ticks } from './samples';

explorationTests('wechat-login', {
  machine: wechatLoginMachine,
  inputs: [inWechat],
  alphabet: [
    ticks,
    asks,
    abandons,
    done('arrival', { kind: 'byItself' }),
    done('arrival', { kind: 'unavailable' }),
    done('arrival', { kind: 'code', code: 'web-code' }),
    done('arrival', { kind: 'denied' }),
    done('arrival', { kind: 'wrongState' }),
    done('authorize', right({ kind: 'leaving', address: 'https://wechat.example/authorize' })),
    done('authorize', right({ kind: 'code', code: 'app-code' })),
    ...(['versionTooLow', 'notInstalled', 'cancelled', 'notKept'] as const).map((kind) =>
      done('authorize', left({ kind })),
    ),
    done('authorize', left({ kind: 'failed', reason: 'x' })),
    done('exchange', right({ kind: 'token', token: token('first') })),
    done('exchange', right({ kind: 'bind', weixinUserInfo: '{"nickname":"林"}' })),
    ...everyFailure.map((failure) => done('exchange', left(failure))),
    done('openSession', right(undefined)),
    done('openSession', left({ kind: 'unavailable' })),
    done('handOver', right(undefined)),
    done('handOver', left({ kind: 'full' })),
  ],
  facts: ({ context: { agreed, login, token: held, weixinUserInfo, outside, focusRequest } }) => [
    agreed,
    login,
    held,
    weixinUserInfo,
    outside,
    focusRequest !== null,
  ],
  invariants: wechatLoginInvariants,
  goal: (snapshot) => snapshot.matches('offering') || snapshot.status === 'done',
});
