import type { findCalls } from '../../../../contract/search/find-calls';
import type { Hit } from '../../../../contract/search/found';
import { decimal } from './deal';
import type { Examples } from './example';

const hit: Hit = {
  kind: 'sale',
  id: 'S20260418',
  sourceType: 'entrust',
  title: { text: '华东某精密减速器制造商控股权转让', marks: [{ from: 5, to: 8 }] },
  code: 'XM20260418',
  excerpt: null,
  facts: ['高端装备', '江苏 苏州', '控股权 67 %'],
  least: decimal('32000'),
  most: decimal('32000'),
};

export const findExamples: Examples<typeof findCalls> = {
  query: {
    asked: { text: '减速器', kind: null, page: 1, exact: false },
    answered: {
      counts: [
        { kind: 'sale', count: 1 },
        { kind: 'buy', count: 0 },
      ],
      hits: [hit],
      next: null,
      added: [],
      looser: [],
    },
  },
  suggest: {
    asked: { text: '减速', kind: null },
    answered: {
      words: [{ word: { text: '减速器', marks: [{ from: 0, to: 2 }] }, count: 1 }],
      things: [{ ...hit, title: { ...hit.title, marks: [{ from: 5, to: 7 }] } }],
    },
  },
  hotWords: { asked: undefined, answered: [{ id: 'shw-01', word: '半导体', sort: 1 }] },
};
