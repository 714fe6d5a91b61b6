import { left, right, type Either } from 'fp-ts/Either';
import * as t from 'io-ts';
import { orderStates, type OrderState } from '../../../domain/order/order';
import { isOrderNumber } from '../../../domain/order/order-number';
import { pageSize } from '../../../domain/page/page-request';
import { refusals, type Refusal } from '../../../domain/refusal/refusal';
import type { CallParameters } from './call';
import { parametersBy } from './parameters';

const longestData = 2_000;
const flat = t.record(t.string, t.union([t.string, t.number, t.boolean, t.null]));

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** What is said with an order, as JSON with its fields in order, so that the same words are the same text. */
export const orderData = (text: string | undefined): Either<Refusal, string> => {
  if (text === undefined || text === '') return right('{}');
  const data = text.length > longestData ? null : flat.decode(parsed(text));
  if (data?._tag !== 'Right') return left(refusals.wrongParameters);
  const fields = Object.entries(data.right).sort(([one], [other]) => (one < other ? -1 : 1));
  return right(JSON.stringify(Object.fromEntries(fields)));
};

const numbered = t.type({ orderNo: t.string });

/** A number that no order can have is an unknown order, not a wrong call. */
export const orderNoOf = (parameters: CallParameters): Either<Refusal, string> => {
  const given = parametersBy(numbered, parameters);
  if (given._tag === 'Left') return given;
  return isOrderNumber(given.right.orderNo) ? right(given.right.orderNo) : left(refusals.orderUnknown);
};

const isState = (text: string): text is OrderState => orderStates.some((state) => state === text);

/** What part of the orders is asked for: states with commas between (none is all), a cursor ('o' and a place). */
export const askedOrders = (
  parameters: CallParameters,
): Either<
  Refusal,
  { readonly states: readonly OrderState[]; readonly below: number | null; readonly pageSize: number }
> => {
  const named = (parameters.state ?? '').split(',').filter((text) => text !== '');
  const states = named.filter(isState);
  const size = pageSize(parameters.pageSize);
  const cursor = parameters.cursor ?? '';
  const wrong = states.length < named.length || size._tag === 'None' || !/^(?:o[1-9]\d{0,14})?$/.test(cursor);
  if (wrong) return left(refusals.wrongParameters);
  return right({ states, below: cursor === '' ? null : Number(cursor.slice(1)), pageSize: size.value });
};
