import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Determination } from '../../../../contract/determination/determination';
import { questionnaireVersion } from '../../../../contract/determination/questionnaire';
import {
  determinationRules,
  fundGate,
  type DeterminationPorts,
} from '../../../../src/application/deals/determination/definition';
import { determinationInvariants } from '../../../../src/application/deals/determination/invariants';
import { determinationMachine } from '../../../../src/application/deals/determination/machine';
import { selectDeterminationStatus } from '../../../../src/application/deals/determination/status';
import {
  determinationErrors,
  determinationFields,
  determinationOf,
  emptyDetermination,
  fieldOfQuestion,
  standardField,
  takesDetermination,
  type DeterminationFields,
} from '../../../../src/domain/determination/determination-form';
import type { CallOf, Gateways } from '../../../../src/ports/gateways';
import { failureText } from '../../../../src/domain/gateway/failure-text';
import { formContract } from '../../kit/form/form-contract';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { after, done } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { everyFailure } from '../../../support/failures';
import { fakeFormDrafts } from '../../../support/fakes/form-drafts';
import { fakeLayers } from '../../../support/fakes/layer-stack';
import { settled } from '../../../support/fakes/settled';

const now = 1_000_000;
const longestWait = 2_147_483_647;
const machine = determinationMachine({ now: () => now });

const valid = (validUntil: number): Determination => ({
  standing: 'valid',
  standard: 'assets',
  grade: 'C4',
  determinedAt: 1,
  validUntil,
});
const none: Determination = {
  standing: 'none',
  standard: null,
  grade: null,
  determinedAt: null,
  validUntil: null,
};
const over: Determination = { ...valid(now - 1), standing: 'expired' };
const read = (determination: Determination) => done('read', right(determination));
const saved = { type: 'determination.saved', determination: valid(now + 5_000) } as const;
const reload = { type: 'determination.reloadRequested' } as const;
const doubted = { type: 'determination.clockDoubted' } as const;
const refused = done('read', left({ kind: 'network' }));
const endsPage = [{ to: 'page', event: { type: 'determination.over' } }];
const late = valid(now + longestWait + 1);

explorationTests('determination', {
  machine,
  inputs: [undefined],
  alphabet: [
    saved,
    reload,
    doubted,
    ...[none, over, late, valid(now), valid(now + 5_000)].map(read),
    ...everyFailure.map((failure) => done('read', left(failure))),
  ],
  facts: ({ context: { determination, error } }) => [determination, error],
  invariants: determinationInvariants,
});

transitionTable('determination', {
  machine,
  input: undefined,
  text: ({ context: { error } }) => error ?? '',
  rows: [
    { from: [], target: 'reading', calls: ['page', 'clockDoubts', 'read'], text: '' },
    {
      title: '[MKT-19] a member who was never determined needs it',
      from: [],
      event: read(none),
      target: 'needed',
      text: '',
    },
    {
      title: '[MKT-19] the materials open while the end is to come',
      from: [],
      event: read(valid(now + 5_000)),
      target: 'determined.near',
      text: '',
    },
    { from: [], event: read(late), target: 'determined.far', text: '' },
    {
      title: '[MKT-19] an answer that says expired closes the page',
      from: [],
      event: read(over),
      target: 'expired',
      sends: endsPage,
      text: '',
    },
    {
      title: '[MKT-19] an answer that ends at this moment closes the page',
      from: [],
      event: read(valid(now)),
      target: 'expired',
      sends: endsPage,
      text: '',
    },
    ...everyFailure.map((failure) => ({
      title: `[MKT-19] nothing opens when it cannot be read: ${failureText(failure)}`,
      from: [],
      event: done('read', left(failure)),
      target: 'failed' as const,
      text: failureText(failure),
    })),
    { from: [], event: done('read', left({ kind: 'timeout' })), target: 'failed', text: '系统接口请求超时' },
    { from: [refused], event: reload, target: 'reading', calls: ['read'], text: '' },
    {
      title: '[MKT-19] the form that was taken opens the materials',
      from: [read(none)],
      event: saved,
      target: 'determined.near',
      text: '',
    },
    { from: [refused], event: saved, target: 'determined.near', text: '' },
    { from: [], event: saved, target: 'determined.near', stops: ['read'], text: '' },
    {
      title: '[MKT-19] the end closes the page while it is open',
      from: [read(valid(now + 5_000))],
      event: after(5_000),
      target: 'expired',
      sends: endsPage,
      text: '',
    },
    { from: [read(over)], event: saved, target: 'determined.near', text: '' },
    { from: [read(late)], event: after(longestWait), target: 'determined.far', text: '' },
    { from: [read(late)], event: doubted, target: 'determined.far', text: '' },
    { from: [read(valid(now + 5_000))], event: doubted, target: 'determined.near', text: '' },
    { from: [read(over)], event: doubted, target: 'expired', sends: endsPage, text: '' },
    {
      from: [read(none)],
      event: reload,
      target: 'needed',
      refused: ['determination.reloadRequested'],
      text: '',
    },
  ],
});

const sound: DeterminationFields = Object.fromEntries(
  determinationFields.map((field) => {
    if (field === standardField) return [field, 'assets'];
    return [field, field.startsWith('answer ') ? `${field.slice('answer '.length)}-c` : '1'];
  }),
);
const unasked = () => () => Promise.resolve(left({ kind: 'network' as const }));
const quiet = { listen: () => () => undefined };

/** The calls of determinations alone. */
const callsOf =
  (determination: Gateways['determination']): CallOf =>
  (pick) =>
    pick({ determination } as Gateways);

formContract({
  name: '[MKT-19] the declaration and the questionnaire',
  rules: determinationRules,
  machine: ({ call, drafts, layers, changed }) => {
    const { form, changes } = fundGate({
      drafts,
      layers,
      random: { uuid: () => 'k1' },
      clock: { now: () => now },
      clockCorrections: quiet,
      lifecycle: quiet,
      callOf: callsOf({
        own: unasked,
        save: ({ version: _version, ...said }, options) => call.call(said, options?.signal),
      }),
    });
    changes.listen(changed);
    return form;
  },
  input: { userId: '7', given: undefined, initial: emptyDetermination },
  sound,
  sent: determinationOf(sound),
  answer: valid(now + 5_000),
  unsound: [standardField, ''],
});

test('[MKT-19] nothing is chosen beforehand, and each thing that is missing is named', () => {
  expect(Object.keys(determinationErrors(emptyDetermination))).toEqual(determinationFields);
  expect(determinationErrors(sound)).toEqual({});
  expect(determinationErrors({ ...sound, [fieldOfQuestion('loss')]: '' })).toEqual({
    [fieldOfQuestion('loss')]: '请选择一项',
  });
  expect(takesDetermination(fieldOfQuestion('loss'), 'term-a')).toBe(false);
  expect(takesDetermination(standardField, 'rich')).toBe(false);
});

test('[MKT-19] the end closes the materials while the page is open, and the fund is read again', async () => {
  let time = now;
  let hear: (event: 'foreground') => void = () => undefined;
  const ports: DeterminationPorts = {
    drafts: fakeFormDrafts().port,
    layers: fakeLayers().port,
    random: { uuid: () => 'k1' },
    clock: { now: () => time },
    clockCorrections: quiet,
    lifecycle: {
      listen: (listener) => {
        hear = listener;
        return () => undefined;
      },
    },
    callOf: callsOf({
      own: () => () => Promise.resolve(right(valid(now + 5_000))),
      save:
        ({ version }) =>
        () =>
          Promise.resolve(
            version === questionnaireVersion ? right(valid(now + 9_000)) : left({ kind: 'network' }),
          ),
    }),
  };
  const gate = fundGate(ports);
  const changed: number[] = [];
  gate.changes.listen(() => changed.push(time));
  const standing = createActor(gate.standing).start();
  await settled();
  expect(selectDeterminationStatus(standing.getSnapshot()).phase).toBe('determined');
  time = now + 6_000;
  hear('foreground');
  await settled();
  expect(selectDeterminationStatus(standing.getSnapshot()).phase).toBe('expired');
  expect(changed).toEqual([time]);

  const form = createActor(gate.form, { input: { userId: '7', given: undefined, initial: sound } }).start();
  form.send({ type: 'form.opened' });
  await settled();
  form.send({ type: 'form.submitted' });
  await settled();
  expect(selectDeterminationStatus(standing.getSnapshot()).phase).toBe('determined');
  expect(changed).toHaveLength(2);
});
