import { isLeft, left, right, type Either } from 'fp-ts/Either';
import * as t from 'io-ts';
import { BidVerdict } from '../../../../contract/bid/verdict';

/** What an operator asks of the running gateway, one JSON text a line. */
const command = t.union([
  t.type({ command: t.literal('say'), from: t.string, to: t.string, text: t.string }),
  t.type({ command: t.literal('waiting') }),
  t.type({ command: t.literal('revoke'), phone: t.string }),
  t.type({ command: t.literal('codes'), phone: t.union([t.string, t.null]) }),
  t.type({ command: t.literal('captcha'), sid: t.union([t.string, t.null]) }),
  t.type({ command: t.literal('review.list') }),
  t.type({ command: t.literal('review.approve'), id: t.number, level: t.keyof({ '1': null, '2': null }) }),
  t.type({ command: t.literal('review.reject'), id: t.number, reason: t.string }),
  t.type({ command: t.literal('review.document'), id: t.number, path: t.string }),
  t.type({ command: t.literal('publication.list') }),
  t.type({ command: t.literal('publication.show'), number: t.number }),
  t.type({ command: t.literal('publication.approve'), number: t.number }),
  t.type({
    command: t.literal('publication.reject'),
    number: t.number,
    reasons: t.array(t.type({ field: t.string, reason: t.string })),
  }),
  t.type({ command: t.literal('publication.takeDown'), number: t.number, reason: t.string }),
  t.type({ command: t.literal('publication.close'), number: t.number, reason: t.string }),
  t.type({ command: t.literal('refund.list') }),
  t.type({ command: t.literal('refund.approve'), orderNo: t.string }),
  t.type({ command: t.literal('refund.reject'), orderNo: t.string, reason: t.string }),
  t.type({ command: t.literal('invoice.list') }),
  t.type({ command: t.literal('invoice.issue'), orderNo: t.string }),
  t.type({ command: t.literal('invoice.reverse'), orderNo: t.string }),
  t.type({ command: t.literal('charge.list') }),
  t.type({ command: t.literal('nda.list') }),
  t.type({ command: t.literal('nda.approve'), which: t.string }),
  t.type({ command: t.literal('nda.reject'), which: t.string, reason: t.string }),
  t.type({ command: t.literal('bid.list') }),
  t.type({ command: t.literal('bid.answer'), id: t.number, verdict: BidVerdict, words: t.string }),
  t.type({ command: t.literal('report.list') }),
  t.type({
    command: t.literal('report.decide'),
    number: t.number,
    state: t.keyof({ upheld: null, dismissed: null }),
    words: t.string,
  }),
  t.type({ command: t.literal('enrolment.list') }),
  t.type({ command: t.literal('enrolment.approve'), number: t.number }),
  t.type({ command: t.literal('enrolment.reject'), number: t.number, reason: t.string }),
  t.type({ command: t.literal('news.list') }),
  t.type({ command: t.literal('news.publish'), path: t.string }),
  t.type({ command: t.literal('news.withdraw'), id: t.number }),
]);

export type OperatorCommand = t.TypeOf<typeof command>;

const answer = t.type({ ok: t.boolean, line: t.string });

/** Whether it was done, and a line for the terminal. */
export type OperatorAnswer = t.TypeOf<typeof answer>;

const parsed = (text: string): Either<null, unknown> => {
  try {
    return right(JSON.parse(text));
  } catch {
    return left(null);
  }
};

const decoded =
  <A>(codec: t.Type<A, unknown>) =>
  (text: string): Either<string, A> => {
    const value = parsed(text);
    if (isLeft(value)) return left('不是有效的指令');
    const result = codec.decode(value.right);
    return isLeft(result) ? left('不认识的指令') : result;
  };

export const commandOf = decoded<OperatorCommand>(command);
export const answerOf = decoded<OperatorAnswer>(answer);
