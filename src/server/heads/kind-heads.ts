import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { WireCount } from '../../../contract/codec/count';
import { orNull } from '../../../contract/codec/or-null';
import { addressOfAny, listAddress } from '../../../contract/kind/address';
import { kinds, type KindName, type PlacedKind } from '../../../contract/kind/kinds';
import type { Kind } from '../../domain/kind/kind';
import { sourceTypeLabel } from '../../domain/sale/source-type';
import { listOf, wayTo, type HeadOf, type Statement } from './head';

interface TitledThing {
  readonly id: string;
  readonly title: string;
  readonly sourceType?: string;
}

/** The path of a thing's page; of its list where the source type is missing. */
export const pathOf = (kind: PlacedKind, { id, sourceType }: Omit<TitledThing, 'title'>): string =>
  addressOfAny(kind, { id, sourceType: sourceType ?? null }) ?? listAddress(kind);

/** The things on a list's first page, as a statement; none where the server did not send them along. */
export const listStatements = <A extends Omit<TitledThing, 'title'>, P>(
  kind: Kind<PlacedKind, A, P>,
  { answers, at }: HeadOf,
  titleOf: (item: A) => string,
): readonly Statement[] => {
  const Sent = t.type({ list: t.type({ items: t.readonlyArray(kind.item), total: orNull(WireCount) }) });
  const sent = Sent.decode(answers);
  if (!isRight(sent)) return [];
  const { items, total } = sent.right.list;
  const named = items.map((item) => ({ name: titleOf(item), path: pathOf(kind.name, item) }));
  return [listOf(at, named, total)];
};

/** The thing that a page is about; null where the server did not send it along. */
export const sentThing = <A, P>(kind: Kind<KindName, A, P>, { answers }: HeadOf): P | null => {
  const sent = kind.page.decode(answers.thing);
  return isRight(sent) ? sent.right : null;
};

/** The way to a thing: from its kind's list, by the list of its source type where there is one, to its page. */
export const wayToThing = (
  { at, config }: Pick<HeadOf, 'at' | 'config'>,
  kind: PlacedKind,
  thing: TitledThing,
): Statement => {
  const { sourceType } = thing;
  const source =
    sourceType === undefined
      ? []
      : [{ name: sourceTypeLabel(sourceType, config.sourceTypes), path: listAddress(kind, sourceType) }];
  return wayTo(at, [
    { name: kinds[kind].listTitle, path: listAddress(kind) },
    ...source,
    { name: thing.title, path: pathOf(kind, thing) },
  ]);
};
