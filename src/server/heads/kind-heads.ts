import { addressOfAny, listAddress } from '../../../contract/kind/address';
import { kinds, type PlacedKind } from '../../../contract/kind/kinds';
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

/** A list of things of a kind, as a statement. */
export const thingsOf = (
  at: HeadOf['at'],
  kind: PlacedKind,
  things: readonly TitledThing[],
  total: number | null,
): Statement =>
  listOf(
    at,
    things.map((thing) => ({ name: thing.title, path: pathOf(kind, thing) })),
    total,
  );

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
