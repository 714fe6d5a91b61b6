import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import { answerCode, answerMessage, defaultMessage, type Answer } from '../../domain/gateway/answer';
import type { GatewayFailure } from '../../domain/gateway/failure';
import { fieldName } from '../../domain/wire/field-name';
import type { WireAnswer } from '../transport';
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

function accepted(answer: Answer): E.Either<GatewayFailure, Answer> {
  const read = answerCode(answer);
  if (read.kind === 'malformed') return E.left(malformed(read.field));
  if (read.code === 200) return E.right(answer);
  const message = answerMessage(answer, read.code);
  return E.left(read.code === 401 ? unauthenticated(message) : { kind: 'refused', code: read.code, message });
}

function decoded<A>(codec: t.Decoder<unknown, A>) {
  return (answer: Answer): E.Either<GatewayFailure, A> => {
    const { value, place } = payloadOf(answer);
    const name = (errors: t.Errors): string => {
      const field = fieldName(errors, '');
      return field === '' ? place : place === 'body' ? field : `${place}.${field}`;
    };
    return pipe(
      codec.decode(value),
      E.mapLeft((errors) => malformed(name(errors))),
    );
  };
}

/**
 * What an answer says, or how the call failed: the one place where failures are told apart
 * (product.md §8, GAT-04 … GAT-09).
 */
export function readAnswer<A>(
  answer: WireAnswer,
  codec: t.Decoder<unknown, A>,
): E.Either<GatewayFailure, { readonly answer: Answer; readonly payload: A }> {
  if (answer.kind === 'tooLarge') return E.left(malformed('body'));
  if (answer.kind !== 'answered') return E.left({ kind: answer.kind });
  const { status, body } = answer;
  if (status === 401) return E.left(unauthenticated(messageOf401(body)));
  if (status < 200 || status > 299) return E.left({ kind: 'status', status });
  return pipe(
    parsed(body),
    E.chain(accepted),
    E.bindTo('answer'),
    E.bind('payload', (found) => decoded(codec)(found.answer)),
  );
}
