import { left, right } from 'fp-ts/Either';
import { verificationCodeInvariants } from '../../../../src/application/session/verification-code/invariants';
import { verificationCodeMachine } from '../../../../src/application/session/verification-code/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done, news, says } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';
import { everyCode } from '../captcha/samples';
import { captchaShows } from '../login/samples';
import { asks, first, noon, reads, recalls, second, sentTo } from './samples';

explorationTests('verification-code', {
  machine: verificationCodeMachine,
  inputs: [
    { appid: null, mode: 1 },
    { appid: false, mode: 1 },
    { appid: '2030', mode: 1 },
  ],
  alphabet: [
    asks({ userName: ' ', countryCode: '86' }),
    asks(first),
    asks(second),
    { type: 'code.captchaDismissed' },
    { type: 'code.captchaRetryRequested' },
    recalls([sentTo(first)], noon + 1),
    recalls([sentTo(first)], noon + 60_000),
    reads(30_000),
    reads(60_000),
    reads(90_000),
    says('captchaLayer', { type: 'code.captchaDismissed' }),
    news('captcha', captchaShows()),
    done('captcha', { kind: 'solved', ticket: 'ticket', randstr: 'randstr' }),
    done('captcha', { kind: 'closed' }),
    done('captcha', { kind: 'expired' }),
    ...everyCode.map((code) => done('captcha', { kind: 'failed', code })),
    done('send', right({ code: sentTo(first), now: noon })),
    done('send', right({ code: sentTo(second, 30_000), now: noon + 30_000 })),
    ...everyFailure.map((failure) => done('send', left(failure))),
  ],
  facts: ({ context: { recipient, ticket, sent, now, error } }) => [
    recipient.userName,
    ticket,
    sent,
    now,
    error === null,
  ],
  invariants: verificationCodeInvariants,
  goal: (codes) => codes.matches('idle'),
});
