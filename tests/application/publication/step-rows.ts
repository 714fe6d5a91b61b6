import { left } from 'fp-ts/Either';
import type { publicationMachine } from '../../../src/application/publication/machine';
import { defect, done } from '../../support/explore/step';
import type { TableSpec } from '../../support/explore/row';
import { retries, typesTitle, unknown } from './samples';

const missing = [done('load', left(unknown))];

/** What opening an address without a publication tells. */
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
  { from: missing, event: defect('connectionBack'), target: 'unknown', actions: ['goOn'] },
];
