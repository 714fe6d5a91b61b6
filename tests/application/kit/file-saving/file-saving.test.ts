import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fileSaving } from '../../../../src/application/kit/file-saving/definition';
import { fileSavingInvariants } from '../../../../src/application/kit/file-saving/invariants';
import { fileSavingMachine, type FileSavingEvent } from '../../../../src/application/kit/file-saving/machine';
import { selectFileSavingPhase } from '../../../../src/application/kit/file-saving/status';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { after, defect, done } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { soon } from '../../../support/soon';

const file = { name: '项目对比.csv', mediaType: 'text/csv', text: '"金额","3.2 亿元"\r\n' };
const other = { ...file, name: '另一份.csv' };
const asks: FileSavingEvent = { type: 'file.saveRequested', file };
const asksOther: FileSavingEvent = { type: 'file.saveRequested', file: other };
const closes: FileSavingEvent = { type: 'file.closed' };
const saved = done('save', right(undefined));
const unsaved = done('save', left('downloadFailed' as const));

explorationTests('file-saving', {
  machine: fileSavingMachine,
  inputs: [undefined],
  alphabet: [asks, closes, saved, unsaved],
  facts: ({ context }) => context.file === null,
  invariants: fileSavingInvariants,
});

transitionTable('file-saving', {
  machine: fileSavingMachine,
  rows: [
    { from: [], target: 'resting' },
    { from: [], event: asks, target: 'saving', calls: [{ actor: 'save', input: { file } }] },
    {
      title: 'a second press meanwhile is refused',
      from: [asks],
      event: asksOther,
      target: 'saving',
      refused: ['file.saveRequested'],
    },
    { from: [asks], event: saved, target: 'saved' },
    { title: 'where files cannot be kept it is said', from: [asks], event: unsaved, target: 'unsaved' },
    { from: [asks], event: defect('save'), target: 'unsaved' },
    { from: [asks], event: after(20_000), target: 'unsaved' },
    { from: [asks, saved], event: after(4_000), target: 'resting' },
    ...[
      [asks, saved],
      [asks, unsaved],
    ].flatMap((from) => [
      { from, event: closes, target: 'resting' as const },
      {
        from,
        event: asksOther,
        target: 'saving' as const,
        calls: [{ actor: 'save', input: { file: other } }],
        context: { file: other },
      },
    ]),
  ],
});

test('[MKT-11] the file goes to the platform as it was made', async () => {
  const kept: unknown[] = [];
  const machine = fileSaving({
    downloads: { save: (given) => () => Promise.resolve(right(void kept.push(given))) },
  });
  const actor = createActor(machine).start();
  actor.send(asks);
  await soon(() => expect(selectFileSavingPhase(actor.getSnapshot())).toBe('saved'));
  expect(kept).toEqual([file]);
});
