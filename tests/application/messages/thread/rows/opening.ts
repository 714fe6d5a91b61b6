import type { threadMachine } from '../../../../../src/application/messages/thread/machine';
import type { Row } from '../../../../support/explore/row';
import { left } from 'fp-ts/Either';
import { after, defect, done } from '../../../../support/explore/step';
import { entryAs, outgoingOf } from '../../outbox/samples';
import { messageOf, threadWith } from '../samples';
import {
  arrives,
  missed,
  reported,
  asked,
  network,
  seen,
  reload,
  older,
  here,
  before,
  apart,
  inApart,
  asking,
  refusal,
  log,
  timeout,
  broken,
} from './words';

export const openingRows: readonly Row<typeof threadMachine>[] = [
  {
    title: '[SCR-11] a conversation is asked for as it is come to',
    from: [],
    target: before('opening'),
    calls: [
      'news',
      { actor: 'seen', input: { peerId: '8' } },
      { actor: 'open', input: { peerId: '8' } },
      'pending',
    ],
    context: { log: [], pending: null, thread: null },
  },
  {
    title: '[SCR-11][SOC-08] it is shown with its newest messages, and those of the other count as read',
    from: [],
    event: done('open', asked([5, 6], true, threadWith({ readUpTo: '4' }))),
    target: here(),
    sends: [seen('6')],
    context: { log, older, readUpTo: '4', thread: threadWith({ readUpTo: '4' }), failure: null },
  },
  {
    from: [],
    event: done('open', asked([])),
    target: here(),
    context: { log: [], older: null },
  },
  {
    title: '[SCR-11] whoever one may not write to is nobody there',
    from: [],
    event: done('open', left({ kind: 'refused', code: 404, message: '对方不存在' })),
    target: before('unknown'),
  },
  {
    title:
      '[SCR-11] an address that names no account is nobody there either: to ask again would change nothing',
    from: [],
    event: done('open', left({ kind: 'refused', code: 400, message: '参数错误' })),
    target: before('unknown'),
  },
  {
    from: [],
    event: done('open', refusal),
    target: before('failed'),
    context: { failure: { kind: 'notLoggedIn' } },
  },
  { from: [], event: defect('open'), target: before('failed'), context: { failure: broken } },
  { from: [done('open', refusal)], event: reload, target: before('opening'), calls: ['open'] },
  {
    title: '[LAY-16] once there is a connection a conversation that was refused is asked for again',
    from: [done('open', refusal)],
    event: missed,
    target: before('opening'),
    calls: ['open'],
  },
  {
    title: '[LAY-16][SOC-06] where no answer comes that is told, and what is written waits',
    from: [],
    event: done('open', network),
    target: apart('waiting'),
    context: { failure: { kind: 'network' }, thread: null },
  },
  {
    from: [],
    event: after(70_000),
    target: apart('waiting'),
    stops: ['open'],
    context: { failure: timeout },
  },
  {
    title: '[SOC-06] what is on its way to the other stands where the conversation did not come',
    from: inApart,
    event: reported({
      type: 'pending.reported',
      reported: outgoingOf([entryAs('a', 1), { ...entryAs('b', 2), to: '9' }]),
    }),
    target: apart('waiting'),
    context: { pending: [entryAs('a', 1)] },
  },
  {
    from: inApart,
    event: reported({ type: 'pending.missing' }),
    target: apart('waiting', 'missing'),
    stops: ['pending'],
    context: { pending: null },
  },
  { from: inApart, event: reload, target: apart('asking'), calls: ['open'] },
  {
    title: '[LAY-16] once there is a connection a conversation that did not come is asked for again',
    from: inApart,
    event: missed,
    target: apart('asking'),
    calls: ['open'],
  },
  {
    title: '[SCR-11][SOC-06] once the answer comes the conversation is here, with what was on its way',
    from: [...asking, reported({ type: 'pending.reported', reported: outgoingOf([entryAs('a', 1)]) })],
    event: done('open', asked([5, 6], true)),
    target: here(),
    sends: [seen('6')],
    context: { log, older, failure: null, pending: [entryAs('a', 1)] },
  },
  {
    from: asking,
    event: done('open', left({ kind: 'timeout' })),
    target: apart('waiting'),
    context: { failure: timeout },
  },
  {
    from: asking,
    event: done('open', left({ kind: 'refused', code: 404, message: '对方不存在' })),
    target: before('unknown'),
  },
  {
    from: asking,
    event: done('open', refusal),
    target: before('failed'),
    context: { failure: { kind: 'notLoggedIn' } },
  },
  { from: asking, event: defect('open'), target: before('failed'), context: { failure: broken } },
  {
    from: asking,
    event: after(70_000),
    target: apart('waiting'),
    stops: ['open'],
    context: { failure: timeout },
  },
  {
    from: [done('open', left({ kind: 'refused', code: 404, message: '对方不存在' }))],
    event: reload,
    target: before('opening'),
    calls: ['open'],
  },
  {
    title: '[SOC-05] what arrives before the conversation is here is not lost',
    from: [],
    event: arrives(7),
    target: before('opening'),
    context: { log: [messageOf(7)], lastHeard: '7' },
  },
  { from: [], event: defect('news'), target: before('opening') },
  { from: [], event: defect('seen'), target: before('opening') },
];
