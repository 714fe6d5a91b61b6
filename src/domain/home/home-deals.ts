import type * as t from 'io-ts';
import { Sale } from '../sale/sale';
import { listOf } from '../../../contract/codec/list-of';
import { record } from '../../../contract/codec/record';

/** The deals of the home page: recommended ones (tjSales on the wire) and the rest (product.md §3). */
export const HomeDeals = record({ recommended: listOf(Sale), sales: listOf(Sale) }, 'HomeDeals');
export type HomeDeals = t.TypeOf<typeof HomeDeals>;
