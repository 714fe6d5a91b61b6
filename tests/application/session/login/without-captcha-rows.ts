import type { EventFrom } from 'xstate';
import type { loginMachine } from '../../../../src/application/session/login/machine';
import type { Row } from '../../../support/explore/row';
import type { Step } from '../../../support/explore/step';

type Steps = readonly Step<EventFrom<typeof loginMachine>>[];

const submits = { type: 'login.submitted' } as const;

/** How a login goes where the installation has no captcha; the steps lead to a form with everything, and to one without a password. */
export const withoutCaptchaRows = (
  complete: Steps,
  incomplete: Steps,
): readonly Row<typeof loginMachine>[] => [
  {
    title: '[CAP-02][LOG-03] without a captcha service the call is made at once, without a ticket',
    input: { appid: false },
    from: complete,
    event: submits,
    target: 'submitting',
    calls: [
      {
        actor: 'logIn',
        input: {
          userName: '13851206614',
          password: ' amber 7 ',
          ticket: '',
          randstr: '',
        },
      },
    ],
    context: { errors: {} },
    text: '',
  },
  {
    title: '[LOG-03] without a captcha service an incomplete form is not sent either',
    input: { appid: false },
    from: incomplete,
    event: submits,
    target: 'editing',
    text: '请输入密码',
  },
];
