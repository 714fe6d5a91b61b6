import type { EventObject } from 'xstate';
import type { PhoneFormEvent, PhoneFormFact } from '../../../../src/application/session/phone-form/events';
import { phoneFormMachine } from '../../../../src/application/session/phone-form/machine';
import { defect, news, says, type Answer } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';
import {
  asksForCode,
  chooses,
  closesPicker,
  codeShows,
  isAnswered,
  opensPicker,
  recallsPhone,
  searches,
  submits,
  ticks,
  typesCode,
  typesNewPassword,
  typesPhone,
} from './samples';

const filled = [typesPhone(' 13851206614 '), typesCode('123 456'), ticks];
const toHandedOver = [...filled, submits];
const shown = codeShows();
const ofOneself = { appid: '2030', mode: 2, asksPassword: false, ownPhone: '13851206614' } as const;
const asksForOwn = { type: 'code.requested', userName: '13851206614', countryCode: '86' } as const;
const withPassword = { appid: '2030', mode: 3, asksPassword: true } as const;

const reported = (...facts: readonly PhoneFormFact[]): readonly EventObject[] => facts;
const keepsDraft = (userName: string, countryCode = '86') => [
  { to: 'drafts', event: { type: 'draft.changed', userName, countryCode } },
];
const handsOver = (values: object) => [{ to: 'parent', event: { type: 'form.completed', values } }];
const toCode = (event: EventObject) => [{ to: 'verificationCode', event }];
const refuses = (
  from: readonly (PhoneFormEvent | Answer)[],
  target: string,
  events: readonly (PhoneFormEvent | Answer)[],
) => refusalRows<typeof phoneFormMachine>({ from, target, events });

transitionTable('phone-form', {
  machine: phoneFormMachine,
  input: { appid: '2030', mode: 1, asksPassword: false },
  text: (snapshot) => {
    const { errors } = snapshot.context;
    return [errors.userName, errors.caption, errors.password, errors.agreement, errors.form]
      .filter(Boolean)
      .join('／');
  },
  rows: [
    {
      title: '[LOG-12] at first the form is empty, for the mainland, and the agreement is not ticked',
      from: [],
      target: 'filling',
      calls: ['drafts', { actor: 'verificationCode', input: { appid: '2030', mode: 1 } }],
      context: { userName: '', countryCode: '86', caption: '', password: '', agreed: false },
      text: '',
    },
    {
      title: '[SES-07] a phone that is typed is kept as a draft',
      from: [],
      event: typesPhone('1385'),
      target: 'filling',
      sends: keepsDraft('1385'),
      context: { userName: '1385' },
    },
    {
      title: '[SES-07] the code is never kept as a draft',
      from: [],
      event: typesCode('123456'),
      target: 'filling',
      context: { caption: '123456' },
    },
    {
      title: '[SES-07] nor is the password',
      from: [],
      event: typesNewPassword('amber-77'),
      target: 'filling',
      context: { password: 'amber-77' },
    },
    { from: [], event: ticks, target: 'filling', context: { agreed: true } },
    { from: [ticks], event: ticks, target: 'filling', context: { agreed: false } },
    {
      title: '[SES-07] what was typed before is offered again, with its country',
      from: [],
      event: recallsPhone('91234567', '852'),
      target: 'filling',
      context: { userName: '91234567', countryCode: '852' },
    },
    {
      title: '[SES-07] what was typed before does not replace what is typed now',
      from: [typesPhone('138')],
      event: recallsPhone('13916605278'),
      target: 'filling',
      refused: ['draft.recalled'],
      context: { userName: '138' },
    },
    {
      title: 'a keeper of drafts that breaks is told',
      from: [],
      event: defect('drafts'),
      target: 'filling',
      emits: reported({ type: 'form.draftsLost' }),
    },
    {
      title: 'a flow of the code that breaks is told',
      from: [],
      event: defect('verificationCode'),
      target: 'filling',
      emits: reported({ type: 'form.codesLost' }),
    },
    ...refuses([], 'filling', [searches('zg'), chooses('852'), closesPicker, isAnswered('x')]),
    {
      title: '[LOG-03] a code goes to the trimmed number, after the agreement is ticked',
      from: [typesPhone(' 13851206614 '), ticks],
      event: asksForCode,
      target: 'filling',
      sends: toCode({ type: 'code.requested', userName: '13851206614', countryCode: '86' } as EventObject),
      text: '',
    },
    {
      title: '[LOG-09] without a number no code is asked for, and the field says so',
      from: [ticks],
      event: asksForCode,
      target: 'filling',
      context: { focusField: 'userName' },
      text: '请输入手机号',
    },
    {
      title: 'without the agreement no code is asked for',
      from: [typesPhone('13851206614')],
      event: asksForCode,
      target: 'filling',
      context: { focusField: 'agreement' },
      text: '请先阅读并同意《用户协议》和《隐私政策》',
    },
    {
      title: '[VAL-06] earlier faults are cleared when a code is requested',
      from: [typesPhone('13851206614'), ticks, submits],
      event: asksForCode,
      target: 'filling',
      sends: toCode({ type: 'code.requested', userName: '13851206614', countryCode: '86' } as EventObject),
      context: { errors: {}, focusField: null },
      text: '',
    },
    {
      title: 'what the flow of the code shows is passed on',
      from: [],
      event: news('verificationCode', shown),
      target: 'filling',
      context: { code: shown },
    },
    {
      title: '[LAY-19] closing the captcha is passed on to the flow of the code',
      from: [],
      event: { type: 'code.captchaDismissed' },
      target: 'filling',
      sends: toCode({ type: 'code.captchaDismissed' }),
    },
    {
      title: '[CAP-01] so is asking for another captcha',
      from: [],
      event: { type: 'code.captchaRetryRequested' },
      target: 'filling',
      sends: toCode({ type: 'code.captchaRetryRequested' }),
    },
    {
      title: '[LAY-19] the dialling codes lie on the page',
      from: [],
      event: opensPicker,
      target: 'choosingCountry',
      calls: ['pickerLayer'],
    },
    {
      title: '[LOG-12] they can be searched',
      from: [opensPicker],
      event: searches('zg'),
      target: 'choosingCountry',
      context: { query: 'zg' },
    },
    {
      title: '[LOG-12] one is chosen, and kept with the phone',
      from: [typesPhone('91234567'), ticks, submits, opensPicker, searches('xg')],
      event: chooses('852'),
      target: 'filling',
      stops: ['pickerLayer'],
      sends: keepsDraft('91234567', '852'),
      context: { countryCode: '852', query: '', focusField: null },
      text: '请输入验证码',
    },
    ...[closesPicker, says('pickerLayer', closesPicker)].map((event) => ({
      title: `[LAY-19] they are closed without a choice (${'type' in event ? 'cross' : 'back'})`,
      from: [opensPicker, searches('zg')],
      event,
      target: 'filling',
      stops: ['pickerLayer'],
      context: { countryCode: '86', query: '' },
    })),
    {
      title: 'a layer that breaks closes them',
      from: [opensPicker, searches('zg')],
      event: defect('pickerLayer'),
      target: 'filling',
      context: { query: '' },
    },
    ...refuses([opensPicker], 'choosingCountry', [
      typesPhone('1'),
      typesCode('1'),
      typesNewPassword('x'),
      ticks,
      opensPicker,
      asksForCode,
      submits,
      isAnswered('x'),
      recallsPhone('139'),
    ]),
    {
      title:
        '[LOG-12] nothing is handed over while anything is missing, and the first wrong field gets the focus',
      from: [],
      event: submits,
      target: 'filling',
      context: { focusField: 'userName' },
      text: '请输入手机号／请输入验证码／请先阅读并同意《用户协议》和《隐私政策》',
    },
    {
      title: '[VAL-06] a code of another shape stays here',
      from: [typesPhone('13851206614'), typesCode('12345'), ticks],
      event: submits,
      target: 'filling',
      context: { focusField: 'caption' },
      text: '验证码是 6 位数字',
    },
    {
      title: '[LOG-12] where a password is asked for, it is asked for',
      input: withPassword,
      from: [typesPhone('13851206614'), typesCode('123456'), typesNewPassword('amber'), ticks],
      event: submits,
      target: 'filling',
      context: { focusField: 'password' },
      text: '密码至少 8 位，还差 3 位',
    },
    ...[typesPhone('1'), typesCode('1'), typesNewPassword('x'), ticks].map((event, index) => ({
      title: `[VAL-06] what is typed anew is no longer marked wrong (${event.type})`,
      input: withPassword,
      from: [submits],
      event,
      target: 'filling',
      sends: event.type === 'form.userNameChanged' ? keepsDraft('1') : [],
      context: { focusField: null },
      text: ['请输入手机号', '请输入验证码', '请设置密码', '请先阅读并同意《用户协议》和《隐私政策》']
        .filter((_, place) => place !== index)
        .join('／'),
    })),
    {
      title: '[SCR-10] the phone of one’s own account stands there already',
      input: ofOneself,
      from: [],
      target: 'filling',
      calls: ['drafts', { actor: 'verificationCode', input: { appid: '2030', mode: 2 } }],
      context: { userName: '13851206614', countryCode: '86' },
      text: '',
    },
    ...[typesPhone('139'), opensPicker].map((event) => ({
      title: `[SCR-10] the phone of one’s own account is not typed over (${event.type})`,
      input: ofOneself,
      from: [],
      event,
      target: 'filling',
      refused: [event.type],
      context: { userName: '13851206614' },
    })),
    {
      title: '[SCR-10] a code goes to one’s own phone without another agreement',
      input: ofOneself,
      from: [],
      event: asksForCode,
      target: 'filling',
      sends: toCode(asksForOwn),
      text: '',
    },
    {
      title: '[SCR-10] of one’s own account only the code is missing, wherever its phone is from',
      input: { ...ofOneself, ownPhone: '+447700900123' },
      from: [],
      event: submits,
      target: 'filling',
      context: { focusField: 'caption' },
      text: '请输入验证码',
    },
    {
      title: '[SCR-10] one’s own phone is handed over with the code',
      input: { ...ofOneself, ownPhone: '+447700900123' },
      from: [typesCode('123456')],
      event: submits,
      target: 'handedOver',
      sends: handsOver({ userName: '+447700900123', countryCode: '86', caption: '123456', password: '' }),
      text: '',
    },
    {
      title: '[LOG-12] a complete form is handed over as typed',
      from: [submits, ...filled],
      event: submits,
      target: 'handedOver',
      sends: handsOver({
        userName: ' 13851206614 ',
        countryCode: '86',
        caption: '123 456',
        password: '',
      }),
      context: { errors: {}, focusField: null },
      text: '',
    },
    {
      title: '[LOG-02] a refusal about the code stands beside the code',
      from: toHandedOver,
      event: isAnswered('验证码已过期，请重新获取'),
      target: 'filling',
      context: {
        errors: { caption: '验证码已过期，请重新获取' },
        focusField: 'caption',
        userName: ' 13851206614 ',
      },
      text: '验证码已过期，请重新获取',
    },
    {
      title: '[LOG-02] a refusal about nothing in particular stands above the form',
      from: toHandedOver,
      event: isAnswered('系统接口请求超时'),
      target: 'filling',
      context: { errors: { form: '系统接口请求超时' }, focusField: null },
      text: '系统接口请求超时',
    },
    {
      title: '[LOG-13] a second submit while one is under way is refused',
      from: toHandedOver,
      event: submits,
      target: 'handedOver',
      refused: ['form.submitted'],
    },
    ...refuses(toHandedOver, 'handedOver', [
      typesPhone('1'),
      typesCode('1'),
      typesNewPassword('x'),
      ticks,
      opensPicker,
      searches('zg'),
      chooses('852'),
      closesPicker,
      asksForCode,
      recallsPhone('139'),
    ]),
  ],
});
