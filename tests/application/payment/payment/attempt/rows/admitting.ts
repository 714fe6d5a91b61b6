import type { AttemptInput } from '../../../../../../src/application/payment/payment/attempt/events';
import { after, defect, done, elapse, says } from '../../../../../support/explore/step';
import {
  startedAt,
  halfAnHour,
  intentOf,
  leftIntent,
  orderNo,
  paidIntent,
  startCheck,
  startNew,
  thing,
  unorderedThing,
} from '../../samples';
import * as words from '../words';
import type { AttemptRow, Steps } from '../words';

const { input, resumed, taken, busy, reads, readsIntent, readsNone, over, ending } = words;

const back = paidIntent({ channel: 'wechat', stage: 'leftForOpenId' });
const unordered = { ...back, orderNo: null };
const returned = (intent = back) => input({ kind: 'returned', intent, now: startedAt, code: 'code-1' });
const note = '另一个窗口正在处理这笔支付，请稍后再试';

interface Purpose {
  readonly state: string;
  readonly input: AttemptInput;
  /** The way to its lock. */
  readonly from: Steps;
  /** The intent that it keeps; null when it keeps none. */
  readonly key: string | null;
}

/** What an attempt acts for, and how it comes to it. */
const purposes: readonly Purpose[] = [
  { state: 'beginning', input: input(startNew), from: [], key: null },
  { state: 'lookingUp', input: input(startCheck), from: [], key: null },
  { state: 'returning', input: returned(), from: [], key: 'key-1' },
  { state: 'goingOn', input: resumed(intentOf()), from: [words.again], key: 'key-1' },
  { state: 'confirming', input: resumed(paidIntent()), from: [words.confirms], key: 'key-1' },
  { state: 'callingOff', input: resumed(intentOf()), from: [words.givesUp], key: 'key-1' },
  {
    state: 'comingTooLate',
    input: resumed(paidIntent()),
    from: [done('readClock', startedAt), elapse(halfAnHour)],
    key: 'key-1',
  },
];

const isKept = ({ state }: Purpose): boolean => !['beginning', 'lookingUp', 'comingTooLate'].includes(state);

/** How each purpose comes to its deed: by the lock, and by what the device keeps. */
export const admittingRows: readonly AttemptRow[] = [
  ...(
    [
      ['returning', returned()],
      ['goingOn', input({ kind: 'goOn', intent: intentOf(), now: startedAt })],
      ['callingOff', input({ kind: 'giveUp', intent: intentOf(), now: startedAt })],
      ['lookingUp', input(startCheck)],
    ] as const
  ).map(([state, of]) => ({
    title: `[PAY-06] whatever it acts for, the lock is asked for first (${state})`,
    input: of,
    from: [],
    target: `working.${state}.locking`,
    calls: ['lock'],
  })),
  ...purposes.flatMap(({ state, input: of, from, key }): readonly AttemptRow[] => [
    {
      title: `[PAY-06][PAY-10] who has the lock reads what the device keeps (${state})`,
      input: of,
      from,
      event: taken,
      target: `working.${state}.readingIntent`,
      calls: [{ actor: 'readIntent', input: { userId: 'u1001' } }],
    },
    ...[defect('readIntent'), after(1_000)].map((event) => ({
      title: `[PAY-10] a device that does not say what it keeps ends it with 9 (${state}, ${'wait' in event ? '1 s' : 'defect'})`,
      input: of,
      from: [...from, taken],
      event,
      ...ending('intentNotKept', key),
    })),
  ]),
  ...purposes.filter(isKept).flatMap(({ state, input: of, from }) =>
    [busy, after(5_000)].map((event) => ({
      title: `[PAY-06] another tab pays: what the device keeps waits on (${state}, ${'wait' in event ? '5 s' : 'busy'})`,
      input: of,
      from,
      event,
      ...words.asks,
      context: { note },
    })),
  ),
  ...[busy, after(5_000)].map((event) => ({
    title: `[PAY-06] another tab pays: the result is not asked for (${'wait' in event ? '5 s' : 'busy'})`,
    input: input(startCheck),
    from: [],
    event,
    ...over('inProgress', 'inProgress', { ordered: true }),
  })),
  ...purposes
    .filter(({ key }) => key !== null)
    .map(({ state, input: of, from }) => ({
      title: `[PAY-06] what another tab has ended is not gone on with (${state})`,
      input: of,
      from: [...from, taken],
      event: readsNone,
      ...over('inProgress', 'handledElsewhere', {
        ordered: !['goingOn', 'callingOff'].includes(state),
      }),
    })),
  ...[
    { of: returned(), from: [], state: 'returning' },
    { of: resumed(paidIntent()), from: [words.again], state: 'goingOn' },
    { of: resumed(paidIntent()), from: [words.givesUp], state: 'callingOff' },
  ].map(({ of, from, state }) => ({
    title: `[PAY-04] past the deadline the gateway is asked, whatever was wished for (${state})`,
    input: of,
    from: [...from, taken],
    event: reads({ kind: 'drop', reason: 'old', orderNo }),
    target: 'working.checkingLate',
    calls: words.checks,
  })),
  ...[
    { of: returned(unordered), from: [], state: 'returning' },
    { of: resumed(intentOf()), from: [words.again], state: 'goingOn' },
    { of: resumed(intentOf()), from: [words.givesUp], state: 'callingOff' },
  ].map(({ of, from, state }) => ({
    title: `[PAY-02] past the deadline there is nothing to be asked for where no order is known (${state})`,
    input: of,
    from: [...from, taken],
    event: reads({ kind: 'drop', reason: 'old', orderNo: null }),
    ...ending('deadlinePassed'),
  })),
  {
    title: '[PAY-06] once the person answers anew, the word of the busy tab is gone',
    input: resumed(),
    from: [words.confirms, busy],
    event: words.again,
    target: 'working.goingOn.locking',
    calls: ['lock'],
    stops: ['readClock'],
    context: { note: null },
  },
  {
    title: '[PAY-13] an intent without its order is ordered first, also after WeChat’s code came',
    input: returned(unordered),
    from: [taken],
    event: readsIntent(unordered),
    target: 'working.ordering',
    calls: words.orders(null, unordered),
    context: { thing: unorderedThing },
  },
  {
    title: '[PAY-04] who says that it is paid is believed by the gateway’s word alone',
    input: resumed(),
    from: [words.confirms, taken],
    event: readsIntent(leftIntent()),
    target: 'working.checking',
    calls: words.checks,
    context: { thing },
  },
  {
    title: '[PAY-05][PAY-06] whose lock is taken over after the deadline stops, before anything is read',
    input: resumed(paidIntent()),
    from: [done('readClock', startedAt), elapse(halfAnHour)],
    event: says('lock', { type: 'lock.lost' }),
    target: 'expiring',
    calls: [{ actor: 'endIntent', input: { key: 'key-1' } }],
  },
];
