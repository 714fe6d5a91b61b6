import * as E from 'fp-ts/Either';
import { answerMessage, type Answer } from '../../domain/gateway/answer';
import type { GatewayFailure } from '../../domain/gateway/failure';
import { isNumericString } from '../../domain/text/numeric-string';

const codeIn = (said: unknown): number | null => {
  if (typeof said === 'number') return said;
  return typeof said === 'string' && isNumericString(said) ? Number(said) : null;
};

/** What a refusal has for a code when the answer says none. */
const noCode = 0;

/**
 * Whether an answer says in this very field that it was done: where money is at stake an answer without the field
 * is none (product.md §5). 200 counts, as a number or as text, and what else the field takes for it.
 */
export const saysDone =
  (field: 'resultCode' | 'state', done: readonly number[]) =>
  (answer: Answer): E.Either<GatewayFailure, void> => {
    const code = codeIn(answer[field]);
    return code !== null && done.includes(code)
      ? E.right(undefined)
      : E.left({ kind: 'refused', code: code ?? noCode, message: answerMessage(answer, code ?? noCode) });
  };
