import { left, right } from 'fp-ts/Either';
import { ndaInvariants } from '../../../../src/application/deals/nda/invariants';
import { ndaMachine } from '../../../../src/application/deals/nda/machine';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done, news, says } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';
import {
  asksForCode,
  closes,
  comesTo,
  codeShows,
  dismisses,
  goesBack,
  goesOn,
  input,
  opens,
  outdated,
  recalls,
  retries,
  retriesLoad,
  seesEnd,
  signsAnew,
  standing,
  submits,
  ticks,
  typesCode,
  typesName,
  wantsText,
  withdraws,
} from './samples';

const overtaken: GatewayFailure = { kind: 'refused', code: 409, message: '协议文本已更新，请重新阅读后签署' };
const aboutFields = ['签署人姓名须与认证姓名一致', '验证码已使用，请重新获取'].map(
  (message): GatewayFailure => ({ kind: 'refused', code: 400, message }),
);
const failures = [...everyFailure, overtaken, ...aboutFields];
const stands = [
  standing(),
  standing({ maySign: 'toBeVerified' }),
  standing({ state: 'pending' }),
  standing({ state: 'signed' }),
  standing({ state: 'rejected', reason: '原因' }),
  standing({ state: 'expired', maySign: 'dealClosed' }),
];

explorationTests('nda', {
  machine: ndaMachine,
  inputs: [input],
  alphabet: [
    ...[opens, closes, retriesLoad, comesTo(40, 2), seesEnd, wantsText, goesOn, goesBack, ticks],
    ...[asksForCode, submits, signsAnew, withdraws, outdated, dismisses, retries],
    ...['', '沈知远'].map(typesName),
    ...['', '123456'].map(typesCode),
    says('layer', closes),
    ...['', '沈'].map((name) => says('drafts', recalls(name))),
    says('changes', outdated),
    done('keep', right(undefined)),
    done('keep', left('downloadFailed' as const)),
    news('verificationCode', codeShows()),
    ...['load', 'sign', 'withdraw'].flatMap((call) => [
      ...stands.map((each) => done(call, right(each))),
      ...failures.map((failure) => done(call, left(failure))),
    ]),
  ],
  facts: ({ context: { standing: stand, read, name, caption, agreed } }) => [
    stand === null ? null : [stand.state, stand.maySign],
    ...[read, name, caption, agreed],
  ],
  invariants: ndaInvariants,
  goal: (now) => now.matches('closed'),
});
