import * as t from 'io-ts';
import { defaultPageSize } from '../rules/page-size';
import { WireCount } from './count';
import { orNull } from './or-null';
import { record } from './record';
import { WireFilledText } from './text';
import { wireList } from './list';
import { withDefault } from './with-default';

/** Which part of a list is asked for: by the mark that the answer before gave, else by the number of the page from 1. */
export const askedPart = {
  cursor: orNull(WireFilledText),
  page: withDefault(WireCount, 1),
  pageSize: withDefault(WireCount, defaultPageSize),
};

/** Where the next page begins, in the same object as the list (contract: Answers). */
const WirePlace = record({ total: orNull(WireCount), next: orNull(WireFilledText) }, 'WirePlace');

/** Part of a list as the wire brings it. */
export interface PartOfList<A> {
  readonly list: readonly A[];
  readonly total: number | null;
  readonly next: string | null;
  /** An echo of the request; no client reads it. */
  readonly page?: number;
  readonly pageSize?: number;
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
      ({ list, ...place }) => ({ ...items.encode(list), ...place }),
    );
    this.type = type;
  }
}

export const wirePage = <A, O>(type: t.Type<A, O>): WirePage<A, O> => new WirePage(type);
