import type * as t from 'io-ts';
import { commaList } from '../codec/comma-list';
import { FilledIdText } from '../codec/formed-text';
import { listOf } from '../codec/list-of';
import { askedPart, wirePage } from '../codec/page';
import { record } from '../codec/record';
import type { RefusalName } from '../refusal/refusal';
import { call } from './call';
import { parameters, type WireParameters } from './parameters';

const read = { method: 'GET', access: 'public', safe: true, key: 'none' } as const;

/** What the calls of a kind have in common: the kind is listed in parts and opened one by one. */
interface ReadKind<Filter extends t.Props, Address, Card, CardWire, Detail> {
  /** The word of the kind in its paths: 'sale' in '/webapp/sale!list.action'. */
  readonly word: string;
  /** By what a list is filtered. */
  readonly filter: Filter;
  /** What names one of them. */
  readonly address: t.Type<Address, WireParameters>;
  /** A row of a list. */
  readonly card: t.Type<Card, CardWire>;
  readonly detail: t.Type<Detail, unknown>;
  /** Why one of them cannot be opened. */
  readonly notOpened: readonly RefusalName[];
}

/** The calls of a kind that is listed in one order. */
export const readCalls = <F extends t.Props, Address, Card, CardWire, Detail>(
  kind: ReadKind<F, Address, Card, CardWire, Detail>,
) => ({
  /** Part of the list, by the filter. */
  list: call({
    ...read,
    path: `/webapp/${kind.word}!list.action`,
    parameters: parameters({ ...kind.filter, ...askedPart }),
    answer: wirePage(kind.card),
    reportedBy: 'screen',
    refusals: [],
  }),
  /** One of them, with all that the caller may see. */
  detail: call({
    ...read,
    path: `/webapp/${kind.word}!detail.action`,
    parameters: kind.address,
    answer: kind.detail,
    reportedBy: 'callerWhenNotThere',
    refusals: kind.notOpened,
  }),
});

interface ListedKind<
  F extends t.Props,
  Sort extends t.Mixed,
  Address,
  Card,
  CardWire,
  Detail,
  Counts,
> extends ReadKind<F, Address, Card, CardWire, Detail> {
  /** The orders of its list. */
  readonly sort: Sort;
  /** How many there are by each choice of the filter. */
  readonly counts: t.Type<Counts, unknown>;
}

/** The calls of a kind that is listed by a filter with counts, in one of several orders. */
export const listedCalls = <F extends t.Props, Sort extends t.Mixed, Address, Card, CardWire, Detail, Counts>(
  kind: ListedKind<F, Sort, Address, Card, CardWire, Detail, Counts>,
) => {
  const asked = { ...kind.filter, sort: kind.sort };
  const { list, detail } = readCalls({ ...kind, filter: asked });
  return {
    /** Those that the filter takes, in the order that it names; hidden values as in `detail`. */
    list,
    /** How many the list would have, while the filter is chosen. */
    counts: call({
      ...read,
      path: `/webapp/${kind.word}!counts.action`,
      parameters: parameters(asked),
      answer: kind.counts,
      reportedBy: 'caller',
      refusals: [],
    }),
    /** One of them, with all that the caller may see. */
    detail,
  };
};

/** The call for one of them as its row in a list: a visitor reads it before the login (ACC-06). */
export const cardCall = <Address, Card>(
  kind: Pick<ReadKind<t.Props, Address, Card, unknown, unknown>, 'word' | 'address' | 'card' | 'notOpened'>,
) =>
  call({
    ...read,
    path: `/webapp/${kind.word}!card.action`,
    parameters: kind.address,
    answer: kind.card,
    reportedBy: 'caller',
    refusals: kind.notOpened,
  });

/** The call for several next to each other, each as `detail` shows it, by their ids. */
export const compareCall = <Detail, DetailWire>(
  { word, detail }: { readonly word: string; readonly detail: t.Type<Detail, DetailWire> },
  name: string,
) =>
  call({
    ...read,
    path: `/webapp/${word}!compare.action`,
    parameters: parameters({ ids: commaList(FilledIdText) }),
    answer: record({ list: listOf(detail) }, name),
    reportedBy: 'callerWhenNotThere',
    refusals: [],
  });
