import { isLeft, left, right, type Either } from 'fp-ts/Either';
import * as t from 'io-ts';
import { decodeJson } from '../../../../contract/codec/decode-json';

const answer = t.type({ ok: t.boolean, line: t.string });

/** Whether the gateway did it, and a line for the terminal. */
export type OperatorAnswer = t.TypeOf<typeof answer>;

export const answerOf = (line: string): Either<string, OperatorAnswer> => {
  const json = decodeJson(t.unknown)(line);
  if (isLeft(json)) return left('不是有效的指令');
  const decoded = answer.decode(json.right);
  return isLeft(decoded) ? left('不认识的指令') : right(decoded.right);
};
