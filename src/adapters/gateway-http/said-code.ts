import * as E from 'fp-ts/Either';
import {
  answerCode,
  messageOfSuccess,
  saidCode,
  type Answer,
  type AnswerCode,
  type CodeField,
} from '../../domain/gateway/answer';
import { WireId } from '../../../contract/codec/id';
import { isObject, payloadOf } from './payload';
import { judgedBy, type Judge } from './read-answer';

/** For payments an answer without a code is none, with any text (product.md §5). */
const orElse =
  (...fields: readonly [CodeField, CodeField]) =>
  (answer: Answer): AnswerCode =>
    saidCode(answer, fields) ?? { kind: 'malformed', field: fields[0] };

/** Checks and grades answer in `resultCode`, and where that is absent in `state` (contract: Answers). */
export const doneByResult: Judge = judgedBy(orElse('resultCode', 'state'));

/** Cancelling answers in `state`, and where that is absent in `resultCode` (PAY-11). */
export const doneByState: Judge = judgedBy(orElse('state', 'resultCode'));

/** An order with a number was placed, with any code: it is never shown as not ordered (PAY-03). */
export const placedOrDone: Judge = (answer) => {
  const judged = doneByResult(answer);
  const endsSession = E.isLeft(judged) && judged.left.kind === 'unauthenticated';
  const { value } = payloadOf(answer);
  const orderNo = typeof value === 'object' && value !== null && 'orderNo' in value ? value.orderNo : null;
  return !endsSession && E.isRight(WireId.decode(orderNo)) ? E.right(answer) : judged;
};

/** An answer without any of these is a refusal with the server's message, unless that reports a success (LOG-02). */
const oneOfOrRefusal =
  (...fields: readonly string[]): Judge =>
  (answer) => {
    const judged = judgedBy(answerCode)(answer);
    const { value } = payloadOf(answer);
    const said = isObject(value) ? fields.map((field) => value[field]) : [];
    if (E.isLeft(judged) || said.some((each) => each !== undefined && each !== null && each !== ''))
      return judged;
    return E.left({ kind: 'refused', code: 200, message: messageOfSuccess(answer) });
  };

export const tokenOrRefusal = oneOfOrRefusal('token');

/** A token, or the person whose phone is to be bound (LOG-05). */
export const tokenOrPerson = oneOfOrRefusal('token', 'weinxin_userinfo');
