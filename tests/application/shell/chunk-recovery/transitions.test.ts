import { chunkRecoveryInvariants } from '../../../../src/application/shell/chunk-recovery/invariants';
import { chunkRecoveryMachine } from '../../../../src/application/shell/chunk-recovery/machine';
import {
  selectChunkRecoveryStatus,
  selectChunkRecoveryWork,
} from '../../../../src/application/shell/chunk-recovery/status';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { after, defect, done } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';

const failed = { type: 'chunk.failed' } as const;
const retry = { type: 'chunk.retryRequested' } as const;
const left = { type: 'chunk.left' } as const;
const back = done('connectionBack');
const awaitsBack = ['connectionBack'];
const recently = done('recallReload', { withinMinute: true });
const longAgo = done('recallReload', { withinMinute: false });
const noted = done('noteReload', { kept: true });
const notNoted = done('noteReload', { kept: false });
const reached = done('reachPage', { reached: true });
const notReached = done('reachPage', { reached: false });

const idle = done('findWork', null);
const typing = done('findWork', 'typing');
const paying = done('findWork', 'paying');
const sending = done('findWork', 'sending');

const checking = [failed, longAgo, reached] as const;
const noting = [...checking, idle] as const;
const warned = [...checking, typing] as const;
const reloading = [...noting, noted] as const;
const unreachable = [failed, longAgo, notReached] as const;
const lookingAgain = [...unreachable, after(4_000)] as const;
const reachingAgain = [failed, recently, retry] as const;
const checkingAgain = [...reachingAgain, reached] as const;
const retrying = [...checkingAgain, idle] as const;

explorationTests('chunk-recovery', {
  machine: chunkRecoveryMachine,
  alphabet: [
    failed,
    retry,
    left,
    back,
    recently,
    longAgo,
    reached,
    notReached,
    noted,
    notNoted,
    idle,
    typing,
    paying,
    sending,
  ],
  facts: ({ context }) => context,
  invariants: chunkRecoveryInvariants,
});

transitionTable('chunk-recovery', {
  machine: chunkRecoveryMachine,
  text: (now) => {
    const work = selectChunkRecoveryWork(now);
    return work === null ? selectChunkRecoveryStatus(now) : `${selectChunkRecoveryStatus(now)} ${work}`;
  },
  rows: [
    { from: [], target: 'watching', text: 'fine' },
    { from: [], event: failed, target: 'recalling', calls: ['recallReload'] },
    { from: [], event: retry, target: 'watching', refused: [retry.type] },
    {
      title: '[LAY-13] a first failure asks whether the page can be had at all',
      from: [failed],
      event: longAgo,
      target: 'reaching',
      calls: ['reachPage'],
      text: 'reloading',
    },
    {
      title: '[LAY-18] before a reload that can succeed it is found out what it would break off',
      from: [failed, longAgo],
      event: reached,
      target: 'checking',
      calls: ['findWork'],
      text: 'reloading',
    },
    {
      title: '[LAY-13] the moment of a reload that breaks nothing off is remembered',
      from: checking,
      event: idle,
      target: 'noting',
      calls: ['noteReload'],
      text: 'reloading',
    },
    ...(['typing', 'paying', 'sending'] as const).map((work) => ({
      title: `[LAY-18] the page does not reload by itself while the person is ${work}`,
      from: checking,
      event: done('findWork', work),
      target: 'asking',
      calls: [],
      text: `asking ${work}`,
    })),
    { from: checking, event: defect('findWork'), target: 'asking', calls: [] },
    { from: checking, event: after(1_000), target: 'asking', stops: ['findWork'], calls: [] },
    { from: checking, event: left, target: 'watching', stops: ['findWork'], text: 'fine' },
    { from: checking, event: failed, target: 'checking', refused: [failed.type] },
    { from: checking, event: retry, target: 'checking', refused: [retry.type] },
    {
      title: '[LAY-18] the person, who knows what is lost, is given the reload without another question',
      from: [...warned, retry],
      event: reached,
      target: 'retrying',
      calls: ['noteReload'],
      text: 'reloading typing',
    },
    {
      title: '[LAY-18] what was reported goes with the page that cannot be had',
      from: [...warned, retry],
      event: notReached,
      target: 'unreachable',
      calls: awaitsBack,
      text: 'unreachable',
    },
    {
      title: '[LAY-18] the person’s own try asks once what the page did not report',
      from: checkingAgain,
      event: typing,
      target: 'asking',
      calls: [],
      text: 'asking typing',
    },
    { from: checkingAgain, event: idle, target: 'retrying', calls: ['noteReload'], text: 'reloading' },
    { from: checkingAgain, event: defect('findWork'), target: 'asking', calls: [] },
    { from: checkingAgain, event: after(1_000), target: 'asking', stops: ['findWork'], calls: [] },
    { from: checkingAgain, event: left, target: 'watching', stops: ['findWork'], text: 'fine' },
    { from: checkingAgain, event: failed, target: 'checkingAgain', refused: [failed.type] },
    { from: checkingAgain, event: retry, target: 'checkingAgain', refused: [retry.type] },
    {
      title: '[LAY-13] without network nothing is reloaded, and the moment is not used up',
      from: [failed, longAgo],
      event: notReached,
      target: 'unreachable',
      calls: awaitsBack,
      text: 'unreachable',
    },
    { from: [failed, longAgo], event: defect('reachPage'), target: 'unreachable', calls: awaitsBack },
    {
      from: [failed, longAgo],
      event: after(5_000),
      target: 'unreachable',
      stops: ['reachPage'],
      calls: awaitsBack,
    },
    { from: [failed, longAgo], event: failed, target: 'reaching', refused: [failed.type] },
    { from: [failed, longAgo], event: retry, target: 'reaching', refused: [retry.type] },
    {
      title: '[LAY-13] another page that fails while the network is gone is looked into anew',
      from: unreachable,
      event: failed,
      target: 'recalling',
      calls: ['recallReload'],
      text: 'reloading',
    },
    {
      title: '[LAY-16] what could not be had is looked into by itself when the connection is back',
      from: unreachable,
      event: back,
      target: 'recalling',
      calls: ['recallReload'],
      text: 'reloading',
    },
    {
      title:
        '[LAY-16] what could not be had is looked for every few seconds, for the connection may be called back too soon',
      from: unreachable,
      event: after(4_000),
      target: 'lookingAgain',
      stops: ['connectionBack'],
      calls: ['reachPage'],
      text: 'unreachable',
    },
    {
      from: lookingAgain,
      event: reached,
      target: 'recalling',
      calls: ['recallReload'],
      text: 'reloading',
    },
    { from: lookingAgain, event: notReached, target: 'unreachable', calls: awaitsBack, text: 'unreachable' },
    { from: lookingAgain, event: defect('reachPage'), target: 'unreachable', calls: awaitsBack },
    {
      from: lookingAgain,
      event: after(5_000),
      target: 'unreachable',
      stops: ['reachPage'],
      calls: awaitsBack,
    },
    {
      from: lookingAgain,
      event: retry,
      target: 'reachingAgain',
      stops: ['reachPage'],
      calls: ['reachPage'],
      text: 'reachingAgain',
    },
    { from: lookingAgain, event: failed, target: 'recalling', stops: ['reachPage'], calls: ['recallReload'] },
    { from: lookingAgain, event: left, target: 'watching', stops: ['reachPage'], text: 'fine' },
    {
      title: '[LAY-16] a page that was left is not waited for',
      from: unreachable,
      event: left,
      target: 'watching',
      stops: ['connectionBack'],
      text: 'fine',
    },
    { from: [failed, recently], event: left, target: 'watching', text: 'fine' },
    { from: [failed], event: left, target: 'watching', stops: ['recallReload'] },
    { from: [failed, longAgo], event: left, target: 'watching', stops: ['reachPage'] },
    { from: noting, event: left, target: 'watching', stops: ['noteReload'] },
    { from: reachingAgain, event: left, target: 'watching', stops: ['reachPage'] },
    { from: retrying, event: left, target: 'watching', stops: ['noteReload'] },
    { from: [], event: left, target: 'watching', refused: [left.type] },
    { from: reloading, event: left, target: 'reloading', refused: [left.type] },
    { from: unreachable, event: retry, target: 'reachingAgain', calls: ['reachPage'], text: 'reachingAgain' },
    {
      title: '[LAY-13] once it is remembered the page is reloaded',
      from: noting,
      event: noted,
      target: 'reloading',
      calls: ['reloadPage'],
      text: 'reloading',
    },
    {
      title: '[LAY-13] what the device does not remember is not reloaded: the person is asked',
      from: noting,
      event: notNoted,
      target: 'asking',
      calls: [],
      text: 'asking',
    },
    { from: noting, event: defect('noteReload'), target: 'asking', calls: [] },
    { from: noting, event: after(1_000), target: 'asking', stops: ['noteReload'], calls: [] },
    { from: noting, event: failed, target: 'noting', refused: [failed.type] },
    { from: noting, event: retry, target: 'noting', refused: [retry.type] },
    {
      title: '[LAY-13] a second failure within a minute asks the person',
      from: [failed],
      event: recently,
      target: 'asking',
      text: 'asking',
    },
    { from: [failed], event: defect('recallReload'), target: 'asking' },
    { from: [failed], event: after(1_000), target: 'asking', stops: ['recallReload'] },
    { from: [failed], event: failed, target: 'recalling', refused: [failed.type] },
    { from: [failed], event: retry, target: 'recalling', refused: [retry.type] },
    { from: reloading, event: defect('reloadPage'), target: 'asking' },
    { from: reloading, event: after(5_000), target: 'asking', stops: ['reloadPage'] },
    { from: reloading, event: failed, target: 'reloading', refused: [failed.type] },
    { from: reloading, event: retry, target: 'reloading', refused: [retry.type] },
    {
      title: '[LAY-13] the person’s own try reloads nothing before the page is found to be there',
      from: [failed, recently],
      event: retry,
      target: 'reachingAgain',
      calls: ['reachPage'],
      text: 'reachingAgain',
    },
    {
      from: reachingAgain,
      event: reached,
      target: 'checkingAgain',
      calls: ['findWork'],
      text: 'reachingAgain',
    },
    { from: reachingAgain, event: notReached, target: 'unreachable', calls: awaitsBack, text: 'unreachable' },
    { from: reachingAgain, event: defect('reachPage'), target: 'unreachable', calls: awaitsBack },
    {
      from: reachingAgain,
      event: after(5_000),
      target: 'unreachable',
      stops: ['reachPage'],
      calls: awaitsBack,
    },
    { from: reachingAgain, event: failed, target: 'reachingAgain', refused: [failed.type] },
    { from: reachingAgain, event: retry, target: 'reachingAgain', refused: [retry.type] },
    { from: [failed, recently], event: failed, target: 'asking', refused: [failed.type] },
    { from: retrying, event: noted, target: 'reloading', calls: ['reloadPage'] },
    {
      title: '[LAY-13] the person is given the reload also where nothing is remembered',
      from: retrying,
      event: notNoted,
      target: 'reloading',
      calls: ['reloadPage'],
    },
    { from: retrying, event: defect('noteReload'), target: 'reloading', calls: ['reloadPage'] },
    {
      from: retrying,
      event: after(1_000),
      target: 'reloading',
      calls: ['reloadPage'],
      stops: ['noteReload'],
    },
    { from: retrying, event: failed, target: 'retrying', refused: [failed.type] },
    { from: retrying, event: retry, target: 'retrying', refused: [retry.type] },
  ],
});
