import { isLeft, left, right, type Either } from 'fp-ts/Either';
import type { CallValue } from '../../../../../contract/call/call';
import { refusalsOf } from '../../../../../contract/refusal/may-refuse';
import type { Refusal } from '../../../../../contract/refusal/refusal';
import { wholeOf } from '../../../ports/file-reading';
import type { OpenedFile } from '../../../ports/file-store';
import { succeeded } from '../answer';
import { sliceBytes } from '../server/slice-bytes';
import { base64Body, base64Length } from './base64-body';
import { ContentBody, type Call, type MemberContext } from './call';
import { parametersBy } from './parameters';

/** The end of an answer whose last value is an empty text. */
const emptyEnd = '"}}';

/**
 * The endpoint of a call that is answered with a file in base64 under `content`. A small one is read before the answer
 * begins; a larger one is encoded as it is sent, so that no more than a piece of it is in memory.
 */
export const sendingFile = <P, A extends { readonly content: string }>(
  value: CallValue<P, A, 'none', 'account'>,
  read: (
    given: P,
    context: MemberContext,
  ) => Promise<Either<Refusal, Omit<A, 'content'> & { readonly content: OpenedFile }>>,
): Call => {
  return {
    path: value.path,
    method: value.method,
    refusals: refusalsOf(value),
    access: 'account',
    answer: async (context) => {
      const given = parametersBy(value.parameters, context.parameters);
      if (isLeft(given)) return left(given.left);
      const found = await read(given.right, context);
      if (isLeft(found)) return found;
      const { content, ...facts } = found.right;
      if (content.size <= sliceBytes) {
        const text = Buffer.from(await wholeOf(content)).toString('base64');
        return right({ ...facts, content: text });
      }
      const { body } = succeeded({ ...facts, content: '' });
      const before = body.slice(0, -emptyEnd.length);
      const length = Buffer.byteLength(body) + base64Length(content.size);
      return right(new ContentBody(base64Body(before, content.body, emptyEnd), length));
    },
  };
};
