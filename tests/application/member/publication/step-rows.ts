import { left } from 'fp-ts/Either';
import type { FormTexts } from '../../../../contract/publication/form-texts';
import type { publicationMachine } from '../../../../src/application/member/publication/machine';
import { done } from '../../../support/explore/step';
import type { TableSpec } from '../../../support/explore/row';
import { opened, retries, shows, sound, stored, types, typesTitle, unknown } from './samples';
import { loaded } from './ways';

const missing = [done('load', left(unknown))];
const stakeFault = '出让比例是大于 0、不超过 100 的数，至多两位小数';
const opens = (change: FormTexts) => done('load', opened(stored({ fields: { ...sound, ...change } })));
const longTitle = '长'.repeat(41);

const keptWithLongTitle = [
  {
    to: 'drafts',
    event: { type: 'draft.kept', fields: { ...sound, title: longTitle }, version: 3, saved: false },
  },
];

/** What opening an address without a publication, and going from step to step, tell. */
export const stepRows: TableSpec<typeof publicationMachine>['rows'] = [
  {
    title:
      '[SCR-02][RTE-03] what is not there or is not theirs is said on opening, and nothing is typed in its place',
    from: [],
    event: done('load', left(unknown)),
    target: 'unknown',
    calls: ['connectionBack'],
    text: 'unknown new - -',
  },
  { from: missing, event: typesTitle, target: 'unknown', refused: [typesTitle.type] },
  { from: missing, event: retries, target: 'loading', calls: ['load'] },
  { from: missing, event: done('connectionBack', undefined), target: 'loading', calls: ['load'] },
  {
    title: '[VAL-06] a step that was left with something wrong says so, and the way on stays open',
    from: [...loaded, types('stake', '150')],
    event: shows(2),
    target: 'editing.waiting',
    context: { faults: { stake: stakeFault } },
    text: 'editing saving - -',
  },
  {
    title:
      '[VAL-06] a text that is opened again tells what is wrong with it, on whichever step, not what is missing',
    from: [],
    event: opens({ stake: '150', teaser: '' }),
    target: 'editing.saved',
    context: { faults: { stake: stakeFault }, checked: false },
  },
  {
    title: '[VAL-06] what is wrong with a text that was opened again stays told on its own step',
    from: [opens({ stake: '150', teaser: '' })],
    event: shows(1),
    target: 'editing.saved',
    context: { faults: { stake: stakeFault } },
  },
  {
    title: '[VAL-06] a title that is too long says so at once',
    from: loaded,
    event: types('title', longTitle),
    target: 'editing.waiting',
    context: { faults: { title: '标题至多 40 字，现在是 41 字' } },
    sends: keptWithLongTitle,
    text: 'editing saving - -',
  },
];
