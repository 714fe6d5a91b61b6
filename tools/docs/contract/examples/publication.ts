import type { publicationCalls } from '../../../../contract/publication/calls';
import { at, type Examples } from './example';
import { dayMs } from '../../../../contract/values/duration';

const id = '6d1f0c2a-8f5e-4f0b-9c55-2f1f5f2f7a10';

const head = {
  id,
  kind: 'sale' as const,
  number: 12,
  title: '华东精密减速器企业控股权转让',
  review: 'approved' as const,
  listing: 'listed' as const,
  freshness: 'fresh' as const,
  reasons: [],
  savedAt: at,
  submittedAt: at,
  confirmedAt: at + dayMs,
  address: '/sale/entrust/p12',
  code: 'XM202610010012',
  interest: { reads: 86, favorites: 9, ndas: 4, bids: 1 },
};

const fields = { title: head.title, industry: '0102', region: 'cn-33' };
const draft = {
  ...head,
  review: 'draft' as const,
  listing: 'none' as const,
  submittedAt: null,
  confirmedAt: null,
  address: null,
  code: null,
  interest: null,
  version: 4,
  editor: 'e1f0c2',
  keptSource: null,
  listed: null,
  pictures: [
    { id: 'f0c1d2e3-5a6b-4c7d-8e9f-0a1b2c3d4e5f', marks: [{ kind: 'author' as const, found: '陈工' }] },
  ],
  fields,
};
const asked = { id, kind: 'sale' as const, version: 3, editor: 'e1f0c2', fields };

export const publicationExamples: Examples<typeof publicationCalls> = {
  list: {
    asked: { cursor: null, page: 1, pageSize: 20 },
    answered: { list: [head], total: 1, next: null },
  },
  detail: { asked: id, answered: draft },
  save: { asked, answered: { taken: true, publication: draft } },
  submit: {
    asked,
    answered: { taken: true, publication: { ...draft, review: 'pending', submittedAt: at } },
  },
  recall: { asked: id, answered: { ...head, review: 'draft' } },
  withdraw: { asked: id, answered: { ...head, listing: 'withdrawn', address: null } },
  close: { asked: id, answered: { ...head, listing: 'closed', address: null } },
  restore: { asked: id, answered: head },
  confirm: { asked: id, answered: head },
  remove: { asked: id, answered: undefined },
};
