import { left } from 'fp-ts/Either';
import type { EventFrom } from 'xstate';
import type { loginMachine } from '../../../../src/application/session/login/machine';
import type { Row } from '../../../support/explore/row';
import { after, defect, done, type Step } from '../../../support/explore/step';
import { reads } from './samples';

type Steps = readonly Step<EventFrom<typeof loginMachine>>[];

const delay = {
  kind: 'refused',
  code: 429,
  message: '登录失败次数过多，请在 1 分钟后再试',
  retryAfterMs: 60_000,
} as const;
const waiting = (now: number) => ({ forMs: 60_000, clock: { now, freeAt: 1_060_000 } });

const keptDraft = { type: 'draft.changed', userName: '13916605278', countryCode: '86' };

/** The answer that lets an account wait a minute. */
export const asksToWait = done('logIn', left(delay));

/** How a login waits that was refused for a while; `toSubmitting` leads to its call. */
export const delayedRows = (toSubmitting: Steps): readonly Row<typeof loginMachine>[] => {
  const toDelayed = [...toSubmitting, asksToWait];
  return [
    {
      title: '[SEC-05] an account that the gateway lets wait waits on the page, and what was typed stays',
      from: toSubmitting,
      event: done('logIn', left(delay)),
      target: 'delayed',
      calls: ['clock'],
      context: { ticket: { ticket: '', randstr: '' }, userName: ' 13851206614 ', password: ' amber 7 ' },
      text: '登录失败次数过多，请在 1 分钟后再试',
    },
    {
      title: '[SEC-05] the wait begins with the first reading of the clock',
      from: toDelayed,
      event: reads(1_000_000),
      target: 'delayed',
      context: { wait: waiting(1_000_000) },
    },
    {
      title: '[SEC-05] the clock is read anew each second',
      from: [...toDelayed, reads(1_000_000)],
      event: after(1_000),
      target: 'delayed',
      stops: ['clock'],
      calls: ['clock'],
    },
    {
      from: [...toDelayed, reads(1_000_000)],
      event: reads(1_059_999),
      target: 'delayed',
      context: { wait: waiting(1_059_999) },
      text: '登录失败次数过多，请在 1 分钟后再试',
    },
    {
      title: '[SEC-05] the wait ends by itself, and so does what was told of it',
      from: [...toDelayed, reads(1_000_000)],
      event: reads(1_060_000),
      target: 'editing',
      context: { wait: null, password: ' amber 7 ' },
      text: '',
    },
    {
      title: '[SEC-05] another account need not wait',
      from: toDelayed,
      event: { type: 'login.userNameChanged', text: '13916605278' },
      target: 'editing',
      stops: ['clock'],
      sends: [{ to: 'drafts', event: keptDraft }],
      context: { wait: null, userName: '13916605278' },
      text: '',
    },
    {
      title: '[SEC-05] nor need a number of another country',
      from: toDelayed,
      event: { type: 'login.countryPickerOpened' },
      target: 'choosingCountry',
      stops: ['clock'],
      calls: ['pickerLayer'],
      context: { wait: null },
    },
    {
      title: 'without a clock nobody is kept waiting by the page; the gateway still decides',
      from: toDelayed,
      event: defect('clock'),
      target: 'editing',
      context: { wait: null },
    },
    {
      from: toDelayed,
      event: { type: 'login.passwordChanged', text: 'x' },
      target: 'delayed',
      context: { password: 'x' },
    },
    {
      from: toDelayed,
      event: { type: 'login.agreementToggled' },
      target: 'delayed',
      context: { agreed: false },
    },
  ];
};
