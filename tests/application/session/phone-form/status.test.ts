import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { phoneFormMachine } from '../../../../src/application/session/phone-form/machine';
import { selectPhoneFormStatus } from '../../../../src/application/session/phone-form/status';
import { nothingHeard, withStandIns } from '../../../support/explore/stand-in';
import {
  codeShows,
  codeShowsError,
  submits,
  ticks,
  typesCode,
  typesNewPassword,
  typesPhone,
} from './samples';

const opened = () =>
  createActor(withStandIns(phoneFormMachine, nothingHeard()), {
    input: { appid: '2030', mode: 3, asksPassword: true },
  });

const statusWith = (
  code: ReturnType<typeof codeShows>,
  ...events: Parameters<ReturnType<typeof opened>['send']>[0][]
) => {
  const form = opened();
  const before = form.getSnapshot();
  const snapshot = events.reduce(
    (now, event) => {
      form.start().send(event);
      return { ...form.getSnapshot(), context: { ...form.getSnapshot().context, code } };
    },
    { ...before, context: { ...before.context, code } },
  );
  return selectPhoneFormStatus(snapshot);
};

test('[VAL-06] the reason why no code came is shown at the field of the code', () => {
  expect(statusWith(codeShowsError()).errors).toEqual({ caption: '参数错误' });
});

test('[VAL-06] what is wrong with the code that is typed comes before why none came', () => {
  expect(statusWith(codeShowsError(), typesCode('1'), submits).errors.caption).toBe('验证码是 6 位数字');
});

test('[LOG-12] neither code nor password are shown, only how good the password is', () => {
  const status = statusWith(
    codeShows(),
    typesPhone('13851206614'),
    typesCode('135790'),
    typesNewPassword('amber-77'),
    ticks,
  );
  expect(JSON.stringify(status)).not.toMatch(/135790|amber-77/);
  expect(status).toMatchObject({
    strength: 'medium',
    agreed: true,
    sendButton: { kind: 'send', secondsLeft: 0 },
  });
});

test('[LOG-12] an empty password has no strength', () => {
  expect(statusWith(codeShows()).strength).toBeNull();
});

test('[SCR-10] the account’s own phone is only to be recognised: its middle is left out, also of where the code went', () => {
  const form = createActor(withStandIns(phoneFormMachine, nothingHeard()), {
    input: { appid: '2030', mode: 2, asksPassword: false, ownPhone: '13851206614' },
  });
  expect(selectPhoneFormStatus(form.getSnapshot())).toMatchObject({
    isOwnPhone: true,
    userName: '138 **** 6614',
    sentTo: null,
  });
});
