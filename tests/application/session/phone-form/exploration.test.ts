import { phoneFormInvariants } from '../../../../src/application/session/phone-form/invariants';
import { phoneFormMachine } from '../../../../src/application/session/phone-form/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { news, says } from '../../../support/explore/step';
import {
  asksForCode,
  chooses,
  closesPicker,
  codeShows,
  codeShowsError,
  isAnswered,
  opensPicker,
  recallsPhone,
  searches,
  statesAge,
  submits,
  ticks,
  typesCode,
  typesNewPassword,
  typesPhone,
} from './samples';

explorationTests('phone-form', {
  machine: phoneFormMachine,
  inputs: [
    { appid: '2030', mode: 1, asksPassword: false },
    { appid: null, mode: 3, asksPassword: true },
    { appid: '2030', mode: 2, asksPassword: false, ownPhone: '+447700900123' },
  ],
  alphabet: [
    ...['', '13851206614'].map(typesPhone),
    ...['', '123456'].map(typesCode),
    ...['', 'amber-77'].map(typesNewPassword),
    ticks,
    statesAge,
    opensPicker,
    closesPicker,
    says('pickerLayer', closesPicker),
    searches('zg'),
    chooses('852'),
    asksForCode,
    submits,
    ...['验证码已过期，请重新获取', '密码过于简单', '系统接口请求超时'].map(isAnswered),
    recallsPhone('13916605278'),
    { type: 'code.captchaDismissed' },
    { type: 'code.captchaRetryRequested' },
    news('verificationCode', codeShows()),
    news('verificationCode', codeShowsError()),
  ],
  facts: ({ context: { userName, countryCode, caption, password, agreed, ageStated } }) => [
    userName,
    countryCode,
    caption !== '',
    password !== '',
    agreed,
    ageStated,
  ],
  invariants: phoneFormInvariants,
  goal: (form) => form.matches('filling'),
  mostDefects: 1,
});
