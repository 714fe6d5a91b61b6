import * as t from 'io-ts';
import { nextPage, type Page, type PageRequest } from '../../../domain/page/page';
import { WireCount } from '../../../domain/wire/count';
import { orNull } from '../../../domain/wire/or-null';
import { record } from '../../../domain/wire/record';
import { WireFilledText } from '../../../domain/wire/text';
import { wireList } from './list';

/** Where a list goes on, beside the list itself (contract: Answers). */
const WirePlace = record({ total: orNull(WireCount), next: orNull(WireFilledText) }, 'WirePlace');

/** Part of a list as the wire brings it. */
export interface PartOfList<A> {
  readonly list: readonly A[];
  readonly total: number | null;
  readonly next: string | null;
}

/** A page on the wire: a list by any of its names, or bare, with what is known of the whole. */
export class WirePage<A, O> extends t.Type<PartOfList<A>, PartOfList<O>> {
  readonly _tag = 'WirePage';
  readonly type: t.Type<A, O>;

  constructor(type: t.Type<A, O>) {
    const items = wireList(type);
    super(
      `WirePage of ${type.name}`,
      (value): value is PartOfList<A> => t.type({ list: items }).is(value) && WirePlace.is(value),
      (input, context) => {
        const place = WirePlace.validate(t.UnknownRecord.is(input) ? input : {}, context);
        if (place._tag === 'Left') return place;
        const list = items.validate(input, context);
        return list._tag === 'Left' ? list : t.success({ list: list.right, ...place.right });
      },
      ({ list, total, next }) => ({ list: items.encode(list), total, next }),
    );
    this.type = type;
  }
}

export const wirePage = <A, O>(type: t.Type<A, O>): WirePage<A, O> => new WirePage(type);

/** A page of what was asked for. Without a total, what came is all there is. */
export function pageFrom<A>(asked: PageRequest, items: readonly A[], part: PartOfList<unknown>): Page<A> {
  const total = part.total ?? items.length;
  return { items, total, next: nextPage(asked, part.next, total, items.length) };
}
