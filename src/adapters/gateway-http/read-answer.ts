import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import {
  answerCode,
  answerMessage,
  askedWaitMs,
  changedIn,
  type Answer,
  type AnswerCode,
} from '../../domain/gateway/answer';
import { defaultMessage } from '../../domain/gateway/default-message';
import type { GatewayFailure } from '../../domain/gateway/failure';
import { fieldName } from '../../../contract/codec/field-name';
import type { WireAnswer } from '../transport';
import { decodeLeavingOut } from './leaving-out';
import { isObject, payloadOf } from './payload';

const malformed = (field: string): GatewayFailure => ({ kind: 'malformed', field });
const unauthenticated = (message: string): GatewayFailure => ({ kind: 'unauthenticated', message });

function parsed(body: string): E.Either<GatewayFailure, Answer> {
  return pipe(
    E.tryCatch(
      (): unknown => JSON.parse(body),
      () => malformed('body'),
    ),
    E.filterOrElse(isObject, () => malformed('body')),
  );
}

/** An HTTP 401 counts as code 401, with the server's message when it can be read (GAT-04). */
const messageOf401 = (body: string): string =>
  pipe(
    parsed(body),
    E.match(
      () => defaultMessage(401),
      (answer) => answerMessage(answer, 401),
    ),
  );

/** Whether an answer says that what was asked for was done: the same answer, or why not. */
export type Judge = (answer: Answer) => E.Either<GatewayFailure, Answer>;

/** By the code of the answer, in either field; 401 ends the session for every caller. */
export const judgedBy =
  (codeOf: (answer: Answer) => AnswerCode): Judge =>
  (answer) => {
    const read = codeOf(answer);
    if (read.kind === 'malformed') return E.left(malformed(read.field));
    if (read.code === 200) return E.right(answer);
    const message = answerMessage(answer, read.code);
    if (read.code === 401) return E.left(unauthenticated(message));
    const waitMs = askedWaitMs(answer);
    const waiting = waitMs === null ? {} : { retryAfterMs: waitMs };
    const changedTo = changedIn(answer);
    const changed = changedTo === null ? {} : { changedTo };
    return E.left({ kind: 'refused', code: read.code, message, ...waiting, ...changed });
  };

/** An answer that arrived, with the decoded part of its payload. */
export interface ReadAnswer<A> {
  readonly answer: Answer;
  readonly payload: A;
  /** The rows that were left out, each by the field that did not decode. */
  readonly leftOut: readonly string[];
}

function decoded<A>(codec: t.Decoder<unknown, A>) {
  return (answer: Answer): E.Either<GatewayFailure, ReadAnswer<A>> => {
    const { value, place } = payloadOf(answer);
    const placed = (field: string): string => {
      if (field === '') return place;
      return place === 'body' ? field : `${place}.${field}`;
    };
    return pipe(
      decodeLeavingOut(codec, value),
      E.bimap(
        (errors) => malformed(placed(fieldName(errors, ''))),
        (read) => ({ answer, payload: read.value, leftOut: read.leftOut.map(placed) }),
      ),
    );
  };
}

/**
 * The content of an answer, or how the call failed: the one place that distinguishes failures
 * (product.md §8, GAT-04 … GAT-09).
 */
export function readAnswer<A>(
  answer: WireAnswer,
  codec: t.Decoder<unknown, A>,
  judge: Judge = judgedBy(answerCode),
): E.Either<GatewayFailure, ReadAnswer<A>> {
  if (answer.kind === 'tooLarge') return E.left(malformed('body'));
  if (answer.kind !== 'answered') return E.left({ kind: answer.kind });
  const { status, body } = answer;
  if (status === 401) return E.left(unauthenticated(messageOf401(body)));
  if (status < 200 || status > 299) return E.left({ kind: 'status', status });
  return pipe(parsed(body), E.chain(judge), E.chain(decoded(codec)));
}
