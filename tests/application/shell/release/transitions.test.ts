import { left, right } from 'fp-ts/Either';
import { releaseInvariants } from '../../../../src/application/shell/release/invariants';
import { releaseMachine } from '../../../../src/application/shell/release/machine';
import { selectReleaseStatus } from '../../../../src/application/shell/release/status';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { after, defect, done } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';

const waiting = { type: 'release.waiting' } as const;
const replaced = { type: 'release.replaced' } as const;
const apply = { type: 'release.applyRequested' } as const;
const foregrounded = { type: 'release.foregrounded' } as const;
const registered = done('register', right(undefined));
const refused = done('register', left({ kind: 'refused' }));
const idle = done('findWork', null);
const typing = done('findWork', 'typing');

const input = { supported: true };
const offered = [registered, waiting] as const;
const checking = [...offered, apply] as const;
const held = [...checking, typing] as const;
const applying = [...checking, idle] as const;
const reloading = [...applying, replaced] as const;
const due = [registered, after(600_000)] as const;

const text = (snapshot: Parameters<typeof selectReleaseStatus>[0]): string => {
  const status = selectReleaseStatus(snapshot);
  return status.kind === 'offered' ? `offered ${status.work ?? 'now'}` : status.kind;
};

explorationTests('release', {
  machine: releaseMachine,
  inputs: [input, { supported: false }],
  alphabet: [waiting, replaced, apply, foregrounded, registered, refused, idle, typing],
  facts: ({ context }) => ({ work: context.work, answers: context.answers }),
  invariants: releaseInvariants,
});

const ended = { type: 'xstate.done.actor.release', actorId: 'release', output: undefined };

transitionTable('release', {
  machine: releaseMachine,
  input,
  text,
  rows: [
    { from: [], target: 'registering', calls: ['news', 'register'], text: 'none' },
    {
      title: '[LAY-18] without workers the page goes on, and nothing is registered',
      input: { supported: false },
      from: [],
      target: 'unsupported',
      calls: [],
      sends: [{ to: 'parent', event: ended }],
      text: 'none',
    },
    { from: [], event: registered, target: 'current.resting', text: 'none' },
    { from: [], event: refused, target: 'failed', text: 'none' },
    { from: [], event: defect('register'), target: 'failed' },
    { from: [], event: after(60_000), target: 'failed', stops: ['register'] },
    { from: [], event: waiting, target: 'waiting.offered', stops: ['register'], text: 'offered now' },
    {
      title: '[LAY-18] a new release is offered, and nothing is applied by itself',
      from: [registered],
      event: waiting,
      target: 'waiting.offered',
      text: 'offered now',
      calls: [],
    },
    {
      title: '[LAY-18] another tab took the new release: this page goes on and offers it',
      from: [registered],
      event: replaced,
      target: 'waiting.offered',
      text: 'offered now',
      context: { answers: true },
    },
    { from: [registered], event: after(600_000), target: 'current.due', text: 'none' },
    {
      title: '[LAY-18] a return to the page asks for a new release, every ten minutes at most',
      from: due,
      event: foregrounded,
      target: 'current.looking',
      calls: ['look'],
    },
    { from: [registered], event: foregrounded, target: 'current.resting', refused: [foregrounded.type] },
    { from: [...due, foregrounded], event: after(600_000), target: 'current.due', stops: ['look'] },
    { from: [...due, foregrounded], event: defect('look'), target: 'current.resting' },
    {
      title: '[LAY-18] before a new release is applied, it is found out what a reload would break off',
      from: offered,
      event: apply,
      target: 'waiting.checking',
      calls: ['findWork'],
      text: 'offered now',
    },
    {
      title: '[LAY-18] text that was typed, a payment or an upload holds the new release',
      from: checking,
      event: typing,
      target: 'waiting.held',
      text: 'offered typing',
      context: { work: 'typing' },
      calls: [],
    },
    {
      title: '[LAY-18] where nothing is under way the new worker takes over',
      from: checking,
      event: idle,
      target: 'applying',
      text: 'applying',
      calls: ['takeOver'],
    },
    { from: checking, event: defect('findWork'), target: 'waiting.offered' },
    { from: checking, event: after(1_000), target: 'waiting.offered', stops: ['findWork'] },
    {
      from: held,
      event: apply,
      target: 'waiting.checking',
      calls: ['findWork'],
      context: { work: null },
      text: 'offered now',
    },
    { from: offered, event: replaced, target: 'waiting.offered', context: { answers: true } },
    {
      title: '[LAY-18] a release that another tab took needs the reload alone',
      from: [...offered, replaced, apply],
      event: idle,
      target: 'reloading',
      calls: ['reloadPage'],
      text: 'applying',
    },
    {
      title: '[LAY-18] the page is reloaded once the new worker answers',
      from: applying,
      event: replaced,
      target: 'reloading',
      stops: ['takeOver'],
      calls: ['reloadPage'],
      text: 'applying',
    },
    { from: applying, event: after(10_000), target: 'failed', stops: ['takeOver'], text: 'none' },
    { from: applying, event: defect('takeOver'), target: 'failed' },
    { from: reloading, event: after(5_000), target: 'failed', stops: ['reloadPage'] },
    { from: reloading, event: defect('reloadPage'), target: 'failed' },
    {
      title: '[LAY-18] a worker that failed is tried again with the next return to the page',
      from: [refused],
      event: foregrounded,
      target: 'registering',
      calls: ['register'],
    },
    { from: [refused], event: waiting, target: 'waiting.offered' },
    { from: [refused], event: replaced, target: 'waiting.offered', context: { answers: true } },
    { from: [refused], event: apply, target: 'failed', refused: [apply.type] },
    { from: [], event: apply, target: 'registering', refused: [apply.type] },
  ],
});
