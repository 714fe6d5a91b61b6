import { left, right, type Either } from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { orderCalls } from '../../../../../contract/order/calls';
import { isOrderNumber } from '../../../domain/order/order-number';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';

const longestData = 2_000;

/** The details of an order, as JSON with its fields in order, so that the same words are the same text. */
export const orderData = (
  said: t.TypeOf<(typeof orderCalls)['placeAnOrder']['parameters']>['data'],
): Either<Refusal, string> => {
  const fields = Object.entries(said).sort(([one], [other]) => (one < other ? -1 : 1));
  const text = JSON.stringify(Object.fromEntries(fields));
  return text.length > longestData ? left(refusals.wrongParameters) : right(text);
};

/** A number that no order can have is an unknown order, not a wrong call. */
export const orderNoOf = (given: string): Either<Refusal, string> =>
  isOrderNumber(given) ? right(given) : left(refusals.orderUnknown);
