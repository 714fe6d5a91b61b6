import { left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import type { CallParameters } from '../calls/call';
import type { RequestContext } from './environment';

/** The first value of each name. */
const firstOf = (pairs: URLSearchParams): CallParameters => {
  const values = new Map<string, string>();
  for (const [name, value] of pairs) if (!values.has(name)) values.set(name, value);
  return Object.fromEntries(values);
};

const formType = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** A GET call's parameters are in the query, a POST's in its form body, and nowhere else. */
export const readParameters = async (context: RequestContext): Promise<Either<Refusal, CallParameters>> => {
  if (context.req.method !== 'POST') return right(firstOf(new URL(context.req.url).searchParams));
  const body = await context.req.text();
  if (body === '') return right({});
  return formType.test(context.req.header('Content-Type') ?? '')
    ? right(firstOf(new URLSearchParams(body)))
    : left(refusals.bodyNotForm);
};
