import { left, right } from 'fp-ts/Either';
import type { DoneActorEvent, EventObject } from 'xstate';
import type { LoginEvent, LoginFact } from '../../../../src/application/session/login/events';
import { loginMachine } from '../../../../src/application/session/login/machine';
import { after, defect, done, news, says, type Answer } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';
import { token } from '../../../support/samples/token';
import { asksToWait, delayedRows } from './delayed-rows';
import { captchaShows, recalls } from './samples';
import { withoutCaptchaRows } from './without-captcha-rows';

const types = (text: string): LoginEvent => ({ type: 'login.userNameChanged', text });
const typesPassword = (text: string): LoginEvent => ({ type: 'login.passwordChanged', text });
const ticks: LoginEvent = { type: 'login.agreementToggled' };
const submits: LoginEvent = { type: 'login.submitted' };
const dismisses: LoginEvent = { type: 'login.captchaDismissed' };
const retries: LoginEvent = { type: 'login.captchaRetryRequested' };

const filled = [types(' 13851206614 '), typesPassword(' amber 7 '), ticks];
const opens: LoginEvent = { type: 'login.countryPickerOpened' };
const searches: LoginEvent = { type: 'login.countryQueryChanged', text: 'xg' };
const chooses: LoginEvent = { type: 'login.countryChosen', countryCode: '852' };
const closes: LoginEvent = { type: 'login.countryPickerClosed' };
const ofPicker = [searches, chooses, closes];
const solved = done('captcha', { kind: 'solved', ticket: 'ticket', randstr: 'randstr' });
const toVerifying = [...filled, submits];
const toSubmitting = [...toVerifying, solved];
const toOpening = [...toSubmitting, done('logIn', right(token('first')))];

const shown = captchaShows();
const ended: DoneActorEvent = { type: 'xstate.done.actor.login', output: undefined, actorId: 'login' };
const reported = (...facts: readonly LoginFact[]): readonly EventObject[] => facts;
const keepsDraft = (userName: string, countryCode = '86') => [
  { to: 'drafts', event: { type: 'draft.changed', userName, countryCode } },
];
const noTicket = { ticket: '', randstr: '' };
const opensCaptcha = [{ actor: 'captcha', input: { appid: '2030' } }, 'captchaLayer'];
const refuses = (
  from: readonly (LoginEvent | Answer)[],
  target: string,
  events: readonly (LoginEvent | Answer)[],
) => refusalRows<typeof loginMachine>({ from, target, events });

transitionTable('login', {
  machine: loginMachine,
  input: { appid: '2030' },
  text: (snapshot) => {
    const { errors } = snapshot.context;
    return [errors.userName, errors.password, errors.agreement, errors.form].filter(Boolean).join('／');
  },
  rows: [
    {
      title: '[LOG-03] at first the form is empty and the agreement is not ticked',
      from: [],
      target: 'editing',
      calls: ['drafts'],
      context: { userName: '', password: '', agreed: false },
      text: '',
    },
    {
      title: '[SES-07] what is typed as user name is kept as a draft',
      from: [],
      event: types('1385'),
      target: 'editing',
      sends: keepsDraft('1385'),
      context: { userName: '1385' },
    },
    {
      title: '[SES-07] the password is never kept as a draft',
      from: [],
      event: typesPassword('amber 7'),
      target: 'editing',
      context: { password: 'amber 7' },
    },
    { from: [], event: ticks, target: 'editing', context: { agreed: true } },
    { from: [ticks], event: ticks, target: 'editing', context: { agreed: false } },
    {
      title: '[SES-07] what was typed before is offered again',
      from: [],
      event: recalls('13916605278'),
      target: 'editing',
      context: { userName: '13916605278' },
    },
    {
      title: '[SES-07] what was typed before does not replace what is typed now',
      from: [types('138')],
      event: recalls('13916605278'),
      target: 'editing',
      refused: ['draft.recalled'],
      context: { userName: '138' },
    },
    {
      title: 'a keeper of drafts that breaks is told',
      from: [],
      event: defect('drafts'),
      target: 'editing',
      emits: reported({ type: 'login.draftsLost' }),
    },
    ...refuses([], 'editing', [dismisses, retries, ...ofPicker]),
    {
      title: '[SES-07][LOG-12] a number that was typed on another page keeps its country',
      from: [],
      event: recalls('91234567', '852'),
      target: 'editing',
      context: { userName: '91234567', countryCode: '852' },
    },
    {
      title: '[LOG-12] the dialling codes lie on the page',
      from: [],
      event: opens,
      target: 'choosingCountry',
      calls: ['pickerLayer'],
      context: { query: '' },
    },
    { from: [opens], event: searches, target: 'choosingCountry', context: { query: 'xg' } },
    {
      title: '[LOG-12] the chosen country stands before the number and is kept with it',
      from: [types('9123456'), submits, opens, searches],
      event: chooses,
      target: 'editing',
      stops: ['pickerLayer'],
      sends: keepsDraft('9123456', '852'),
      context: { countryCode: '852', query: '', focusField: null },
      text: '请输入密码／请先阅读并同意《用户协议》和《隐私政策》',
    },
    ...[closes, says('pickerLayer', closes)].map((event) => ({
      title: `[LAY-19] closing them changes nothing (${'type' in event ? 'its cross' : 'back'})`,
      from: [opens, searches],
      event,
      target: 'editing',
      stops: ['pickerLayer'],
      context: { countryCode: '86', query: '' },
    })),
    { from: [opens], event: defect('pickerLayer'), target: 'editing', context: { countryCode: '86' } },
    ...refuses([opens], 'choosingCountry', [
      opens,
      types('1'),
      typesPassword('x'),
      ticks,
      submits,
      dismisses,
      retries,
      recalls('1'),
    ]),
    {
      title: '[LOG-03] nothing is sent while anything is missing, and the first wrong field gets the focus',
      from: [types('  ')],
      event: submits,
      target: 'editing',
      context: { focusField: 'userName' },
      text: '请输入手机号／请输入密码／请先阅读并同意《用户协议》和《隐私政策》',
    },
    {
      from: [types('138512066')],
      event: submits,
      target: 'editing',
      text: '手机号是 11 位，还差 2 位／请输入密码／请先阅读并同意《用户协议》和《隐私政策》',
    },
    {
      from: [types('138512066140'), typesPassword('x'), ticks],
      event: submits,
      target: 'editing',
      text: '手机号是 11 位，多了 1 位',
    },
    {
      title: '[LOG-03] without the agreement nothing is sent',
      from: [types('13851206614'), typesPassword('x')],
      event: submits,
      target: 'editing',
      context: { focusField: 'agreement' },
      text: '请先阅读并同意《用户协议》和《隐私政策》',
    },
    {
      from: [types('13851206614'), ticks],
      event: submits,
      target: 'editing',
      context: { focusField: 'password' },
      text: '请输入密码',
    },
    {
      from: [submits],
      event: types('1'),
      target: 'editing',
      sends: keepsDraft('1'),
      context: { focusField: null },
      text: '请输入密码／请先阅读并同意《用户协议》和《隐私政策》',
    },
    {
      from: [submits],
      event: typesPassword('x'),
      target: 'editing',
      context: { focusField: null },
      text: '请输入手机号／请先阅读并同意《用户协议》和《隐私政策》',
    },
    {
      from: [submits],
      event: ticks,
      target: 'editing',
      context: { focusField: null },
      text: '请输入手机号／请输入密码',
    },
    {
      title: '[CAP-01] a complete form is followed by the captcha, which lies on the page',
      from: [submits, ...filled],
      event: submits,
      target: 'verifying',
      calls: opensCaptcha,
      context: { errors: {} },
      text: '',
    },
    ...withoutCaptchaRows([submits, ...filled], [types('13851206614'), ticks]),
    {
      title: '[CAP-01] what the captcha shows is passed on',
      from: toVerifying,
      event: news('captcha', shown),
      target: 'verifying',
      context: { captcha: shown },
    },
    {
      title: '[CAP-01] another captcha is asked for on wish',
      from: toVerifying,
      event: retries,
      target: 'verifying',
      sends: [{ to: 'captcha', event: { type: 'captcha.retryRequested' } }],
    },
    ...[dismisses, says('captchaLayer', dismisses)].map((event) => ({
      title: `[LAY-19] closing the captcha goes back to the form (${'type' in event ? 'its cross' : 'back'})`,
      from: [...toVerifying, news('captcha', shown)],
      event,
      target: 'editing',
      stops: ['captcha', 'captchaLayer'],
      context: { captcha: null, userName: ' 13851206614 ' },
      text: '',
    })),
    {
      from: toVerifying,
      event: done('captcha', { kind: 'closed' }),
      target: 'editing',
      context: { captcha: null },
      text: '',
    },
    {
      title: '[CAP-01] a captcha that nobody solved in its time says so beside the form',
      from: toVerifying,
      event: done('captcha', { kind: 'expired' }),
      target: 'editing',
      context: { captcha: null, userName: ' 13851206614 ' },
      text: '安全验证超时未完成，请重试',
    },
    {
      title: '[CAP-03] a captcha that failed says why',
      from: toVerifying,
      event: done('captcha', { kind: 'failed', code: 1002 }),
      target: 'editing',
      text: '安全验证没有完成（1002），请重试',
    },
    {
      title: '[CAP-02] without an appid the login says that it is not possible',
      input: { appid: null },
      from: toVerifying,
      event: done('captcha', { kind: 'failed', code: 1006 }),
      target: 'editing',
      text: '安全验证未开通，暂时无法登录，请联系客服',
    },
    ...['captcha', 'captchaLayer'].map((broken) => ({
      from: toVerifying,
      event: defect(broken),
      target: 'editing',
      text: '安全验证没有完成（1011），请重试',
    })),
    ...refuses(toVerifying, 'verifying', [
      opens,
      ...ofPicker,
      types('1'),
      typesPassword('x'),
      ticks,
      submits,
      recalls('139'),
    ]),
    {
      title: '[LOG-03] the call carries the trimmed name, the password as typed, ticket and randstr',
      from: toVerifying,
      event: solved,
      target: 'submitting',
      stops: ['captchaLayer'],
      calls: [
        {
          actor: 'logIn',
          input: {
            userName: '13851206614',
            password: ' amber 7 ',
            ticket: 'ticket',
            randstr: 'randstr',
          },
        },
      ],
      context: { ticket: { ticket: 'ticket', randstr: 'randstr' } },
    },
    {
      title: '[LOG-02][CAP-07] a rejection shows the message of the server and uses the ticket up',
      from: toSubmitting,
      event: done('logIn', left({ kind: 'refused', code: 400, message: '手机号或密码不正确' })),
      target: 'editing',
      context: { ticket: noTicket, token: null, userName: ' 13851206614 ', password: ' amber 7 ' },
      text: '手机号或密码不正确',
    },
    ...delayedRows(toSubmitting),
    ...refuses([...toSubmitting, asksToWait], 'delayed', [
      submits,
      ...ofPicker,
      dismisses,
      retries,
      recalls('139'),
    ]),
    {
      title: '[CAP-07] after a call that failed the next submit asks for a fresh captcha',
      from: [...toSubmitting, done('logIn', left({ kind: 'network' }))],
      event: submits,
      target: 'verifying',
      calls: opensCaptcha,
      context: { ticket: noTicket },
      text: '',
    },
    {
      title: '[CAP-07] a call that does not end is a timeout after 20 s',
      from: toSubmitting,
      event: done('logIn', left({ kind: 'timeout' })),
      target: 'editing',
      context: { ticket: noTicket },
      text: '系统接口请求超时',
    },
    {
      from: toSubmitting,
      event: done('logIn', left({ kind: 'malformed', field: '' })),
      target: 'editing',
      context: { ticket: noTicket },
      text: '系统返回的数据有误，请稍后重试',
    },
    {
      title: '[LOG-01] a token is written to the device',
      from: toSubmitting,
      event: done('logIn', right(token('first'))),
      target: 'openingSession',
      calls: [{ actor: 'openSession', input: { token: token('first') } }],
      context: { ticket: noTicket, token: token('first') },
    },
    {
      title: '[LOG-13] a second submit while one is under way is refused',
      from: toSubmitting,
      event: submits,
      target: 'submitting',
      stops: [],
      refused: ['login.submitted'],
    },
    ...refuses(toSubmitting, 'submitting', [
      opens,
      ...ofPicker,
      types('1'),
      typesPassword('x'),
      ticks,
      dismisses,
      retries,
      recalls('139'),
    ]),
    {
      title: '[LOG-01] once the session is open the password is forgotten',
      from: toOpening,
      event: done('openSession', right(undefined)),
      target: 'loggedIn',
      sends: [{ to: 'parent', event: ended }],
      context: { password: '', token: null },
    },
    ...[done('openSession', left({ kind: 'unavailable' })), defect('openSession'), after(1_000)].map(
      (event) => ({
        title: `[LOG-06] without cookies there is no session, and the form says so (${'answer' in event ? event.answer : '1 s'})`,
        from: toOpening,
        event,
        target: 'editing',
        context: { token: null },
        text: '浏览器已关闭 Cookie，无法保持登录。请在浏览器设置中允许本站使用 Cookie 后再试',
      }),
    ),
    ...refuses(toOpening, 'openingSession', [
      opens,
      ...ofPicker,
      submits,
      types('1'),
      typesPassword('x'),
      ticks,
      dismisses,
      retries,
      recalls('139'),
    ]),
  ],
});
