import { left, right } from 'fp-ts/Either';
import type { PendingCommand, SeenCommand, ThreadEvent } from '../../../src/application/thread/events';
import { threadMachine } from '../../../src/application/thread/machine';
import { after, defect, done, says } from '../../support/explore/step';
import { transitionTable } from '../../support/explore/transition-table';
import { waitingAs } from '../file-outbox/samples';
import { entryAs, outgoingOf } from '../outbox/samples';
import { arrivingAs, messageOf, pageOf, threadWith } from './samples';

const heard = (event: ThreadEvent) => says('news', event);
const arrives = (...given: Parameters<typeof arrivingAs>) =>
  heard({ type: 'news.arrived', message: arrivingAs(...given), at: 1 });
const missed = heard({ type: 'news.arrived', message: null, at: 1 });
const told = (event: ThreadEvent) => says('pending', event);
const asked = (ids: readonly number[], more = false, thread = threadWith()) =>
  right({ thread, page: pageOf(ids, more) });
const network = left({ kind: 'network' } as const);
const seen = (id: string): { to: string; event: SeenCommand } => ({
  to: 'seen',
  event: { type: 'seen.upTo', id },
});
const toPending = (event: PendingCommand) => ({ to: 'pending', event });
const reload = { type: 'thread.reloadRequested' } as const;
const olderWanted = { type: 'thread.olderWanted' } as const;
const recall = { type: 'thread.actChosen', act: { kind: 'recall', id: '5' } } as const;
const block = { type: 'thread.actChosen', act: { kind: 'block', blocked: true } } as const;
const older = { cursor: 'older', page: 2, pageSize: 50 };

const opened = done('open', asked([5, 6], true));
const here = ({
  outgoing = 'listening',
  ...given
}: Partial<Record<'older' | 'fresh' | 'deeds' | 'outgoing', string>> = {}) => ({
  talk: { here: { older: 'resting', fresh: 'current', deeds: 'idle', ...given } },
  outgoing,
});
const before = (talk: 'opening' | 'unknown' | 'failed') => ({ talk, outgoing: 'listening' });
const apart = (now: 'waiting' | 'asking', outgoing = 'listening') => ({ talk: { apart: now }, outgoing });
const inHere = [opened];
const inApart = [done('open', network)];
const asking = [...inApart, reload];
const refusal = left({ kind: 'notLoggedIn' } as const);
const fetching = [opened, olderWanted];
const catching = [opened, missed];
const behind = [opened, missed, done('catchUp', network)];
const doing = [opened, recall];
const log = [messageOf(5), messageOf(6)];
const timeout = { kind: 'timeout' } as const;
const broken = { kind: 'malformed', field: '' } as const;

transitionTable('thread', {
  machine: threadMachine,
  input: { peerId: '8' },
  rows: [
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
      event: told({
        type: 'pending.told',
        told: outgoingOf([entryAs('a', 1), { ...entryAs('b', 2), to: '9' }]),
      }),
      target: apart('waiting'),
      context: { pending: [entryAs('a', 1)] },
    },
    {
      from: inApart,
      event: told({ type: 'pending.missing' }),
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
      from: [...asking, told({ type: 'pending.told', told: outgoingOf([entryAs('a', 1)]) })],
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
    {
      title: '[SOC-06] of what is on its way only what goes to the other stands here',
      from: inHere,
      event: told({
        type: 'pending.told',
        told: outgoingOf([entryAs('a', 1), { ...entryAs('b', 2), to: '9' }]),
      }),
      target: here(),
      context: { pending: [entryAs('a', 1)] },
    },
    {
      title: '[SOC-06] of files that wait only those for the other stand here, with how far they are',
      from: inHere,
      event: told({
        type: 'pending.told',
        told: outgoingOf([], {
          files: [waitingAs('f', 1), { ...waitingAs('g', 2), to: '9' }],
          progress: { clientId: 'f', sent: 5 },
        }),
      }),
      target: here(),
      context: { pending: [], files: [waitingAs('f', 1)], progress: { clientId: 'f', sent: 5 } },
    },
    {
      from: inHere,
      event: { type: 'thread.retried', clientId: 'a' },
      target: here(),
      sends: [toPending({ type: 'pending.retry', clientId: 'a' })],
    },
    {
      from: inHere,
      event: { type: 'thread.discarded', clientId: 'a' },
      target: here(),
      sends: [toPending({ type: 'pending.discard', clientId: 'a' })],
    },
    {
      title: '[SOC-06] without the outbox nothing can be written, which is told',
      from: [...inHere, told({ type: 'pending.told', told: outgoingOf([entryAs('a', 1)]) })],
      event: told({ type: 'pending.missing' }),
      target: here({ outgoing: 'missing' }),
      stops: ['pending'],
      context: { pending: null },
    },
    { from: inHere, event: defect('pending'), target: here({ outgoing: 'missing' }) },
    {
      title: '[SOC-06] the outbox is asked for anew by hand',
      from: [...inHere, told({ type: 'pending.missing' })],
      event: { type: 'thread.outboxWanted' },
      target: here(),
      calls: ['pending'],
    },
    {
      title: '[SCR-11] older messages are asked for where some are left',
      from: inHere,
      event: olderWanted,
      target: here({ older: 'fetching' }),
      calls: [{ actor: 'readOlder', input: { peerId: '8', older } }],
    },
    {
      from: [done('open', asked([5]))],
      event: olderWanted,
      target: here(),
      refused: ['thread.olderWanted'],
    },
    {
      title: '[SCR-11] older messages stand before those that are here',
      from: fetching,
      event: done('readOlder', right(pageOf([1, 2]))),
      target: here(),
      context: { log: [messageOf(1), messageOf(2), ...log], older: null },
    },
    {
      from: fetching,
      event: done('readOlder', network),
      target: here({ older: 'failed' }),
      context: { log, older },
    },
    { from: fetching, event: defect('readOlder'), target: here({ older: 'failed' }) },
    { from: fetching, event: after(70_000), target: here({ older: 'failed' }), stops: ['readOlder'] },
    {
      from: [...fetching, done('readOlder', network)],
      event: olderWanted,
      target: here({ older: 'fetching' }),
      calls: ['readOlder'],
    },
    {
      title: '[SOC-08] what arrives while one looks counts as read',
      from: inHere,
      event: arrives(7),
      target: here(),
      sends: [seen('7')],
      context: { log: [...log, messageOf(7)], lastHeard: '7' },
    },
    {
      title: '[SOC-05] a gap before what arrives is asked for, back to what is known',
      from: [opened, arrives(7)],
      event: arrives(10, { after: '9' }),
      target: here({ fresh: 'catching' }),
      calls: [{ actor: 'catchUp', input: { peerId: '8', newest: '10' } }],
      context: { log: [...log, messageOf(7), messageOf(10)] },
    },
    {
      title: '[SOC-05] after the socket was down what was missed is asked for',
      from: inHere,
      event: missed,
      target: here({ fresh: 'catching' }),
      calls: [{ actor: 'catchUp', input: { peerId: '8', newest: '6' } }],
      context: { log },
    },
    {
      title: '[SCR-11] whoever could not be written to and writes may be answered',
      from: [done('open', asked([5], false, threadWith({ mayWrite: false })))],
      event: arrives(6),
      target: here({ fresh: 'catching' }),
      calls: ['catchUp'],
      context: { log },
    },
    {
      title:
        '[MKT-16] as long as contacts are hidden, news of a deal may be the approval: how the two stand is asked for anew',
      from: [done('open', asked([5], false, threadWith({ protected: true })))],
      event: arrives(7, { kind: 'deal', from: null }),
      target: here({ fresh: 'catching' }),
      calls: ['catchUp'],
      context: { log: [messageOf(5)] },
    },
    {
      title: '[SCR-11] the other blocked one or lets one write again: how the two stand is asked for anew',
      from: inHere,
      event: arrives(0, { kind: 'inbox', id: null, content: '' }),
      target: here({ fresh: 'catching' }),
      calls: ['catchUp'],
      context: { log },
    },
    {
      title: '[SCR-11][SOC-08] so it is where one did that oneself on another device',
      from: inHere,
      event: arrives(0, { kind: 'inbox', id: null, content: '', from: '7', to: '8' }),
      target: here({ fresh: 'catching' }),
      calls: ['catchUp'],
      context: { log },
    },
    {
      title: '[SOC-08] a list that changed otherwise, or between others, changes nothing here',
      from: inHere,
      event: arrives(0, { kind: 'inbox', id: null, content: '', from: '7', to: null }),
      target: here(),
      sends: [seen('6')],
      context: { log },
    },
    {
      title: '[MKT-16] once they are not, news of a deal changes nothing',
      from: inHere,
      event: arrives(7, { kind: 'deal', from: null }),
      target: here(),
      sends: [seen('6')],
      context: { log },
    },
    {
      title: '[SOC-05][SOC-08] what was missed comes in its place and counts as read',
      from: catching,
      event: done('catchUp', asked([6, 7, 8], true, threadWith({ readUpTo: '5' }))),
      target: here(),
      sends: [seen('8')],
      context: {
        log: [...log, messageOf(7), messageOf(8)],
        readUpTo: '5',
        older,
        thread: threadWith({ readUpTo: '5' }),
      },
    },
    { from: catching, event: done('catchUp', network), target: here({ fresh: 'behind' }) },
    { from: catching, event: defect('catchUp'), target: here({ fresh: 'behind' }) },
    { from: catching, event: after(70_000), target: here({ fresh: 'behind' }), stops: ['catchUp'] },
    {
      from: catching,
      event: missed,
      target: here({ fresh: 'catching' }),
      stops: ['catchUp'],
      calls: ['catchUp'],
    },
    {
      from: [opened, arrives(7), missed],
      event: arrives(10, { after: '9' }),
      target: here({ fresh: 'catching' }),
      stops: ['catchUp'],
      calls: ['catchUp'],
      context: { log: [...log, messageOf(7), messageOf(10)] },
    },
    {
      from: catching,
      event: arrives(7),
      target: here({ fresh: 'catching' }),
      context: { log: [...log, messageOf(7)] },
    },
    {
      title: '[SOC-05] what did not come is asked for again by itself',
      from: behind,
      event: after(10_000),
      target: here({ fresh: 'catching' }),
      calls: ['catchUp'],
    },
    {
      from: behind,
      event: arrives(7),
      target: here({ fresh: 'catching' }),
      calls: ['catchUp'],
      context: { log: [...log, messageOf(7)] },
    },
    { from: behind, event: reload, target: here({ fresh: 'catching' }), calls: ['catchUp'] },
    {
      title: '[SCR-11] taking a message back is asked of the gateway once',
      from: inHere,
      event: recall,
      target: here({ deeds: 'doing' }),
      calls: [{ actor: 'doAct', input: { peerId: '8', act: recall.act } }],
      context: { act: recall.act, problem: null },
    },
    {
      from: [...doing, done('doAct', network)],
      event: block,
      target: here({ deeds: 'doing' }),
      calls: ['doAct'],
      context: { act: block.act, problem: null },
    },
    {
      title: '[SCR-11] what was taken back stands so',
      from: doing,
      event: done('doAct', right(undefined)),
      target: here(),
      context: { log: [messageOf(5, '8', { recalled: true }), messageOf(6)], act: null },
    },
    {
      title: '[SCR-11] whoever was blocked stands so',
      from: [opened, block],
      event: done('doAct', right(undefined)),
      target: here(),
      context: { thread: threadWith({ blocked: true }), act: null },
    },
    {
      from: doing,
      event: done('doAct', network),
      target: here(),
      context: { problem: { kind: 'network' }, act: null, log },
    },
    { from: doing, event: defect('doAct'), target: here(), context: { problem: broken, act: null } },
    {
      from: doing,
      event: after(70_000),
      target: here(),
      stops: ['doAct'],
      context: { problem: timeout, act: null },
    },
  ],
});
