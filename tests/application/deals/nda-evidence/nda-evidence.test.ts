import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { ndaEvidence } from '../../../../src/application/deals/nda-evidence/definition';
import { ndaEvidenceInvariants } from '../../../../src/application/deals/nda-evidence/invariants';
import {
  ndaEvidenceMachine,
  type NdaEvidenceEvent,
} from '../../../../src/application/deals/nda-evidence/machine';
import { selectNdaEvidenceStatus } from '../../../../src/application/deals/nda-evidence/status';
import { ndaExamples } from '../../../../tools/docs/contract/examples/nda';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { after, defect, done } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { everyFailure } from '../../../support/failures';
import { soon } from '../../../support/soon';

const id = '17';
const file = ndaExamples.evidence.answered;
const asks: NdaEvidenceEvent = { type: 'evidence.requested' };
const fetched = done('fetch', right(file));
const saved = done('save', right(undefined));
const unsaved = done('save', left('downloadFailed' as const));
const inVain = '当前环境无法保存文件，请用浏览器打开后下载';

explorationTests('nda-evidence', {
  machine: ndaEvidenceMachine,
  inputs: [{ id }],
  alphabet: [
    ...[asks, fetched, saved, unsaved],
    ...everyFailure.map((failure) => done('fetch', left(failure))),
  ],
  facts: ({ context: { file: kept, error } }) => [kept === null, error !== null],
  invariants: ndaEvidenceInvariants,
});

transitionTable('nda-evidence', {
  machine: ndaEvidenceMachine,
  input: { id },
  text: ({ context }) => context.error ?? '',
  rows: [
    { from: [], target: 'resting', text: '' },
    {
      title: '[MKT-04] it is fetched when it is asked for',
      from: [],
      event: asks,
      target: 'fetching',
      calls: [{ actor: 'fetch', input: { id } }],
    },
    { from: [asks], event: asks, target: 'fetching', refused: ['evidence.requested'] },
    {
      title: '[MKT-04] what the gateway issued is handed over',
      from: [asks],
      event: fetched,
      target: 'saving',
      calls: [{ actor: 'save', input: { file } }],
    },
    {
      from: [asks],
      event: done('fetch', left({ kind: 'refused', code: 409, message: '保密协议审核通过后才有签署凭证' })),
      target: 'resting',
      text: '保密协议审核通过后才有签署凭证',
    },
    {
      from: [asks],
      event: done('fetch', left({ kind: 'timeout' })),
      target: 'resting',
      text: '系统接口请求超时',
    },
    {
      title: 'what was in vain is not told any more while it is fetched anew',
      from: [asks, fetched, unsaved],
      event: asks,
      target: 'fetching',
      calls: ['fetch'],
      text: '',
    },
    { from: [asks, fetched], event: saved, target: 'saved', text: '' },
    { from: [asks, fetched], event: unsaved, target: 'resting', text: inVain },
    { from: [asks, fetched], event: defect('save'), target: 'resting', text: inVain },
    { from: [asks, fetched], event: after(20_000), target: 'resting', text: inVain },
    {
      from: [asks, fetched, saved],
      event: asks,
      target: 'fetching',
      calls: [{ actor: 'fetch', input: { id } }],
    },
  ],
});

test('[MKT-04] the file is a PDF under its name, with the bytes that came', async () => {
  const kept: unknown[] = [];
  const machine = ndaEvidence({
    ndas: { evidence: () => () => Promise.resolve(right(file)) },
    downloads: { save: (given) => () => Promise.resolve(right(void kept.push(given))) },
  });
  const actor = createActor(machine, { input: { id } }).start();
  actor.send(asks);
  await soon(() =>
    expect(selectNdaEvidenceStatus(actor.getSnapshot())).toEqual({
      phase: 'saved',
      number: file.number,
      error: null,
    }),
  );
  expect(kept).toEqual([{ name: file.name, mediaType: 'application/pdf', base64: file.content }]);
});
