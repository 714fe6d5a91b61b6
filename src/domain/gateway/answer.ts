import { isNumericString } from '../../../contract/values/numeric-string';
import { defaultMessage } from './default-message';
import { dayMs } from '../../../contract/values/duration';

/** The outermost object of an answer (contract: Answers). */
export type Answer = Readonly<Record<string, unknown>>;

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

function codeOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && isNumericString(value) ? Number(value) : null;
}

/** A code that is there but is no number names its field. */
export type AnswerCode =
  | { readonly kind: 'code'; readonly code: number }
  | { readonly kind: 'malformed'; readonly field: string };

/** The fields that can hold the code of an answer. */
export type CodeField = 'resultCode' | 'state';

/**
 * The code that an answer says in the first of these fields that it has: 1 counts as 200, numbers and numeric strings
 * are alike; null where it says none (GAT-04).
 */
export function saidCode(answer: Answer, fields: readonly CodeField[]): AnswerCode | null {
  const field = fields.find((name) => !isAbsent(answer[name]));
  if (field === undefined) return null;
  const code = codeOf(answer[field]);
  if (code === null) return { kind: 'malformed', field };
  return { kind: 'code', code: code === 1 ? 200 : code };
}

/**
 * The code of an answer: result code 1 counts as 200; else the result code, else the state field, else
 * 200; numbers and numeric strings alike. Source: product.md §8, GAT-04.
 */
export const answerCode = (answer: Answer): AnswerCode =>
  saidCode(answer, ['resultCode', 'state']) ?? { kind: 'code', code: 200 };

const messageFields = ['resultMsg', 'errorMsg', 'message', 'msg', 'message_cn'] as const;

/** The message of an answer: the first that is not empty, else the default of its code (GAT-05). */
export function answerMessage(answer: Answer, code: number): string {
  const said = messageFields
    .map((field) => answer[field])
    .find((text) => typeof text === 'string' && text.trim() !== '');
  return typeof said === 'string' ? said : defaultMessage(code);
}

/** No page waits longer than a day. */
const longestWaitMs = dayMs;

/**
 * The delay that an answer asks for, in milliseconds, at most a day: `retryAfter` in whole seconds, in `data` or next to
 * the code (SEC-05); null where it asks for none that can be read.
 */
export function askedWaitMs({ data, retryAfter }: Answer): number | null {
  const inData = typeof data === 'object' && data !== null && 'retryAfter' in data ? data.retryAfter : null;
  const seconds = codeOf(inData ?? retryAfter);
  return seconds === null || seconds <= 0 ? null : Math.min(longestWaitMs, seconds * 1_000);
}

/** What an answer says has changed, as it came; null where it says nothing. */
export const changedIn = ({ data }: Answer): unknown =>
  typeof data === 'object' && data !== null && 'changedTo' in data ? data.changedTo : null;

/** How servers say that something was done. */
const success = /成功|success|^\s*(?:ok|done)\W*$/i;

/**
 * The text for an answer that has a code of success and no data: the server's message, unless that reports
 * a success, which is never shown as a failure (LOG-02).
 */
export function messageOfSuccess(answer: Answer): string {
  const said = answerMessage(answer, 200);
  return success.test(said) ? defaultMessage(200) : said;
}
