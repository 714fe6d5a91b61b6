import { left, right } from 'fp-ts/Either';
import type { FollowingEvent } from '../../../../src/application/payment/payment-following/events';
import { paymentFollowingMachine } from '../../../../src/application/payment/payment-following/machine';
import { after, done, says, type Answer, type Wait } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';

type Way = readonly (FollowingEvent | Answer | Wait)[];
const subject = 'HP202611200000000001';
const machine = paymentFollowingMachine<string>();
const reported: FollowingEvent = { type: 'following.reported' };
const resumed: FollowingEvent = { type: 'following.resumed' };
const ended = { to: 'ending' as const, event: { type: 'following.ended' } };
const hearsEnd = { actor: 'ending', input: { subject } };
const asks = { actor: 'ask', input: { subject } };
const toWaiting: Way = [done('ask', right('open'))];
const toUnanswered: Way = [done('ask', left({ kind: 'network' }))];
const lifeMs = 36_000;
/** A second before its time is over nobody has answered. */
const toTheEnd: Way = [after(35_000)];
const toOver: Way = [...toTheEnd, after(1_000)];
const finished = [
  {
    to: 'parent' as const,
    event: { type: 'xstate.done.actor.paymentFollowing', actorId: 'paymentFollowing', output: undefined },
  },
];

transitionTable('payment-following', {
  machine,
  input: { subject, lifeMs, pauseMs: 5_000 },
  rows: [
    {
      from: [],
      target: 'following.asking',
      calls: [hearsEnd, { actor: 'arrivals', input: { subject } }, asks],
    },
    {
      title: '[PAY-15] where the gateway was asked just before, the first question waits for the pause',
      input: { subject, lifeMs, pauseMs: 5_000, pausesFirst: true },
      from: [],
      target: 'following.waiting',
      calls: [hearsEnd, { actor: 'arrivals', input: { subject } }],
    },
    {
      title: '[PAY-15] not paid yet, the page waits',
      from: [],
      event: done('ask', right('open')),
      target: 'following.waiting',
    },
    {
      title: '[PAY-04] the gateway says that it is paid, and the page is told',
      from: [],
      event: done('ask', right('paid')),
      target: 'paid',
      stops: ['arrivals', 'ending'],
      sends: [ended, ...finished],
    },
    {
      title: '[PAY-16] the gateway says that it takes no money any more, and the page is told',
      from: [],
      event: done('ask', right('closed')),
      target: 'closed',
      stops: ['arrivals', 'ending'],
      sends: [ended, ...finished],
    },
    {
      title: '[PAY-02] no answer says nothing about the money',
      from: [],
      event: done('ask', left({ kind: 'timeout' })),
      target: 'following.unanswered',
    },
    {
      title: '[SOC-02] told of something newer while it is asked, it is asked anew',
      from: [],
      event: reported,
      target: 'following.asking',
      stops: ['ask'],
      calls: [asks],
    },
    {
      title: '[PAY-15] after a while it is asked again',
      from: toWaiting,
      event: after(5_000),
      target: 'following.asking',
      calls: [asks],
    },
    {
      title: '[SOC-02] the socket brings something, and it is asked at once',
      from: toWaiting,
      event: says('arrivals', reported),
      target: 'following.asking',
      calls: [asks],
    },
    { from: toWaiting, event: reported, target: 'following.asking', calls: [asks] },
    { from: toUnanswered, event: after(10_000), target: 'following.asking', calls: [asks] },
    { from: toUnanswered, event: reported, target: 'following.asking', calls: [asks] },
    {
      title: '[PAY-15] its time is over: the page is told, and waits for the person',
      from: toTheEnd,
      event: after(1_000),
      target: 'over',
      stops: ['ask', 'arrivals'],
      sends: [ended],
    },
    {
      title: '[PAY-15] the person waits on',
      from: toOver,
      event: resumed,
      target: 'following.asking',
      calls: [{ actor: 'arrivals', input: { subject } }, asks],
    },
    { from: toOver, event: reported, target: 'over', refused: ['following.reported'] },
    ...(['asking', 'waiting', 'unanswered'] as const).map((state) => ({
      from: { asking: [], waiting: toWaiting, unanswered: toUnanswered }[state],
      event: resumed,
      target: `following.${state}` as const,
      refused: ['following.resumed'],
    })),
  ],
});
