import * as fc from 'fast-check';
import { accessTable } from '../../../src/domain/access/access-table';
import type { Visitor } from '../../../src/domain/access/visitor';
import { ids } from './values';

const segments = fc.oneof(
  ids,
  fc.constantFrom(
    'sale',
    'buy',
    'user',
    'login',
    'landing',
    'passwd',
    'mark',
    'entrust',
    'message',
    'hundred',
    '',
  ),
);

/** Paths of the table with their parameters filled, paths near them, and any other. */
export const paths: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...accessTable), ids, fc.array(segments, { maxLength: 2 }))
    .map(([row, id, more]) => [row.path.replace(/:\w+/, id), ...more].join('/')),
  fc.array(segments, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
);

export const visitors: fc.Arbitrary<Visitor> = fc.constantFrom<Visitor>(
  { kind: 'anonymous' },
  { kind: 'crawler' },
  { kind: 'member', prove: null },
  { kind: 'member', prove: '1' },
  { kind: 'member', prove: '2' },
);
