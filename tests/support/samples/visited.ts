import { isLeft } from 'fp-ts/Either';
import type * as t from 'io-ts';
import { WireBuyDetail } from '../../../contract/buy/wire-buy';
import { WireSaleDetail } from '../../../contract/sale/wire-sale-detail';
import { buyForming } from '../../../src/adapters/gateway-http/buy-forming';
import { saleForming } from '../../../src/adapters/gateway-http/sale-forming';

const decoded = <A>(type: t.Type<A, unknown>, data: unknown): A => {
  const read = type.decode(data);
  if (isLeft(read)) throw new Error(`The answer is no ${type.name}.`);
  return read.right;
};

/** What a page makes of the answer about a sale. */
export const visitedSale = (data: unknown) => {
  const deal = saleForming.detail.read?.(decoded(WireSaleDetail, data));
  if (deal === undefined) throw new Error('Nothing reads a sale.');
  return deal;
};

/** What a page makes of the answer about a demand. */
export const visitedBuy = (data: unknown) => {
  const buy = buyForming.detail.read?.(decoded(WireBuyDetail, data));
  if (buy === undefined) throw new Error('Nothing reads a demand.');
  return buy;
};
