import { left, right } from 'fp-ts/Either';
import { platformInvariants } from '../../../../../src/application/payment/payment/platform/invariants';
import { platformMachine } from '../../../../../src/application/payment/payment/platform/machine';
import type { PaymentChannel } from '../../../../../src/domain/payment/channel';
import { explorationTests } from '../../../../support/explore/exploration-tests';
import { done } from '../../../../support/explore/step';
import { everyFailure } from '../../../../support/failures';
import { appPayment, wechatPayment } from '../../../../support/samples/prepay';
import { h5Means, kept, leftIntent, notKept, orderNo, paidIntent } from '../samples';

const input = (channel: PaymentChannel, given = {}) => ({
  intent: paidIntent({ channel }),
  orderNo,
  means: h5Means,
  code: null,
  ...given,
});

explorationTests('payment-platform', {
  machine: platformMachine,
  inputs: [
    input('wechat'),
    input('wechat', { code: 'code-1' }),
    input('wechat', { means: { ...h5Means, appId: null } }),
    input('app'),
    input('miniProgram'),
    input('miniProgram', { means: { ...h5Means, miniProgram: null } }),
  ],
  alphabet: ({ context: { intent } }) => [
    done('findOpenId', { kind: 'openId', openId: 'o1' }),
    done('findOpenId', { kind: 'code', code: 'code-1' }),
    done('findOpenId', { kind: 'none' }),
    done('forgetOpenId'),
    done('askForCode', right({ kind: 'leaving', address: 'https://wechat.example/authorize' })),
    done('askForCode', right({ kind: 'code', code: 'code-2' })),
    done('askForCode', left({ kind: 'failed', reason: 'x' })),
    done(
      'keepIntent',
      kept(
        leftIntent({
          channel: intent.channel,
          stage: intent.channel === 'wechat' ? 'leftForOpenId' : 'leftForH5',
        }),
      ),
    ),
    ...[400, 409, 410].map((code) => done('prepare', left({ kind: 'refused', code, message: 'x' }))),
    done('pay', left({ kind: 'notOpened', reason: 'x' })),
    done('keepIntent', notKept),
    done('leavePage', right(undefined)),
    done('leavePage', left({ kind: 'failed', reason: 'x' })),
    done('exchangeCode', right('o1')),
    done('exchangeCode', right('')),
    ...everyFailure.map((failure) => done('exchangeCode', left(failure))),
    done('prepare', right(wechatPayment.data)),
    done('prepare', right(appPayment.data)),
    done('prepare', right({ ...wechatPayment.data, paySign: '' })),
    done('prepare', right(null)),
    ...everyFailure.map((failure) => done('prepare', left(failure))),
    done('pay', right(undefined)),
    done('pay', left({ kind: 'failed', reason: 'x' })),
    ...(['versionTooLow', 'notInstalled', 'cancelled'] as const).map((kind) => done('pay', left({ kind }))),
  ],
  facts: ({ context: { openId, openIdIsOld, address, request, end, outcome, intent, code } }) => [
    openId,
    openIdIsOld,
    address,
    request,
    end,
    outcome?.cause,
    intent.stage,
    code,
  ],
  invariants: platformInvariants,
  goal: (snapshot) => snapshot.status === 'done',
});
