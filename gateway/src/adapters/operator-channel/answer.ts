import { isLeft, left, right, type Either } from 'fp-ts/Either';
import * as t from 'io-ts';

const answer = t.type({ ok: t.boolean, line: t.string });

/** Whether the gateway did it, and a line for the terminal. */
export type OperatorAnswer = t.TypeOf<typeof answer>;

/** Parses a line of the channel; `null` when it is no JSON. */
export const jsonOf = (line: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(line) };
  } catch {
    return null;
  }
};

export const answerOf = (line: string): Either<string, OperatorAnswer> => {
  const json = jsonOf(line);
  if (json === null) return left('不是有效的指令');
  const decoded = answer.decode(json.value);
  return isLeft(decoded) ? left('不认识的指令') : right(decoded.right);
};
