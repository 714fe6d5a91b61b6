import { left, right } from 'fp-ts/Either';
import { loginInvariants } from '../../../../src/application/session/login/invariants';
import { loginMachine } from '../../../../src/application/session/login/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { defect, done, news, says } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';
import { token } from '../../../support/samples/token';
import { everyCode } from '../captcha/samples';
import { captchaShows, reads, recalls } from './samples';

explorationTests('login', {
  machine: loginMachine,
  inputs: [{ appid: null }, { appid: false }, { appid: '2030' }],
  alphabet: [
    ...['', '13851206614', '1385120', '138512066140'].map((text) => ({
      type: 'login.userNameChanged' as const,
      text,
    })),
    ...['', 'amber-7'].map((text) => ({ type: 'login.passwordChanged' as const, text })),
    { type: 'login.agreementToggled' },
    { type: 'login.countryPickerOpened' },
    { type: 'login.countryQueryChanged', text: 'xg' },
    ...['86', '852'].map((countryCode) => ({ type: 'login.countryChosen' as const, countryCode })),
    { type: 'login.countryPickerClosed' },
    says('pickerLayer', { type: 'login.countryPickerClosed' }),
    { type: 'login.submitted' },
    { type: 'login.captchaDismissed' },
    { type: 'login.captchaRetryRequested' },
    recalls('13916605278'),
    says('captchaLayer', { type: 'login.captchaDismissed' }),
    news('captcha', captchaShows()),
    done('captcha', { kind: 'solved', ticket: 'ticket', randstr: 'randstr' }),
    done('captcha', { kind: 'closed' }),
    done('captcha', { kind: 'expired' }),
    ...everyCode.map((code) => done('captcha', { kind: 'failed', code })),
    done('logIn', right(token('first'))),
    ...everyFailure.map((failure) => done('logIn', left(failure))),
    ...[1_000_000, 1_059_999, 1_060_000].map(reads),
    defect('clock'),
    done('openSession', right(undefined)),
    done('openSession', left({ kind: 'unavailable' })),
    done('openSession', left({ kind: 'full' })),
  ],
  facts: ({ context: { userName, countryCode, query, password, agreed, ticket, token: held, wait } }) => [
    userName,
    countryCode,
    query,
    password,
    agreed,
    ticket,
    held,
    wait,
  ],
  invariants: loginInvariants,
  goal: (login) => login.matches('editing') || login.matches('loggedIn'),
});
