import type * as t from 'io-ts';
import { commaList } from '../codec/comma-list';
import { FilledIdText } from '../codec/formed-text';
import { listOf } from '../codec/list-of';
import { askedPart, wirePage } from '../codec/page';
import { record } from '../codec/record';
import type { RefusalName } from '../refusal/refusal';
import { call, type CallAccess } from './call';
import { parameters, type WireParameters } from './parameters';

const readBy = <By extends CallAccess>(access: By) =>
  ({ method: 'GET', access, safe: true, key: 'none' }) as const;
const read = readBy('public');

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
  /** Why the caller may read none of them; absent where everybody may. */
  readonly notRead?: readonly RefusalName[];
}

const readCallsFor =
  <By extends CallAccess>(access: By) =>
  <F extends t.Props, Address, Card, CardWire, Detail>(
    kind: ReadKind<F, Address, Card, CardWire, Detail>,
  ) => ({
    /** Part of the list, by the filter. */
    list: call({
      ...readBy(access),
      path: `/webapp/${kind.word}!list.action`,
      parameters: parameters({ ...kind.filter, ...askedPart }),
      answer: wirePage(kind.card),
      reportedBy: 'screen',
      refusals: kind.notRead ?? [],
    }),
    /** One of them, with all that the caller may see. */
    detail: call({
      ...readBy(access),
      path: `/webapp/${kind.word}!detail.action`,
      parameters: kind.address,
      answer: kind.detail,
      reportedBy: 'callerWhenNotThere',
      refusals: [...kind.notOpened, ...(kind.notRead ?? [])],
    }),
  });

/** The calls of a kind that is listed in one order. */
export const readCalls = readCallsFor('public');

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

/**
 * The calls of a kind that is listed by a filter with counts, in one of several orders.
 * @param access who may make them
 */
export const listedCallsFor =
  <By extends CallAccess>(access: By) =>
  <F extends t.Props, Sort extends t.Mixed, Address, Card, CardWire, Detail, Counts>(
    kind: ListedKind<F, Sort, Address, Card, CardWire, Detail, Counts>,
  ) => {
    const asked = { ...kind.filter, sort: kind.sort };
    const { list, detail } = readCallsFor(access)({ ...kind, filter: asked });
    return {
      /** Those that the filter takes, in the order that it names; hidden values as in `detail`. */
      list,
      /** How many the list would have, while the filter is chosen. */
      counts: call({
        ...readBy(access),
        path: `/webapp/${kind.word}!counts.action`,
        parameters: parameters(asked),
        answer: kind.counts,
        reportedBy: 'caller',
        refusals: kind.notRead ?? [],
      }),
      /** One of them, with all that the caller may see. */
      detail,
    };
  };

/** The same for everybody. */
export const listedCalls = listedCallsFor('public');

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
