import fc from 'fast-check';
import { right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { chatCalls } from '../../../contract/chat/calls';
import { ContentBody, type MemberContext } from '../../../gateway/src/adapters/http/calls/call';
import { sendingFile } from '../../../gateway/src/adapters/http/calls/sending-file';
import type { OpenedFile } from '../../../gateway/src/ports/file-store';

const context: MemberContext = {
  idempotencyKey: null,
  parameters: { id: 'one' },
  session: { userId: 'u1', sessionId: 's', expiresAt: 0, removed: false },
  token: '',
  visitor: { ip: '192.0.2.1', device: null },
  agent: '',
};

/** A file that comes in pieces of these lengths, and then in one. */
const inPieces = (content: Uint8Array, lengths: readonly number[]): OpenedFile => ({
  size: content.byteLength,
  body: new ReadableStream({
    start: (to) => {
      let at = 0;
      for (const length of [...lengths, content.byteLength]) {
        if (at < content.byteLength) to.enqueue(content.subarray(at, at + length));
        at += length;
      }
      to.close();
    },
  }),
});

test('[SCR-11] a file is answered in base64, however its bytes come, and the answer says its length', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string(),
      fc.array(fc.integer({ min: 1, max: 70_000 }), { maxLength: 4 }),
      fc.integer({ min: 65_000, max: 66_000 }),
      async (name, lengths, size) => {
        const content = Buffer.alloc(size, 'hupo并购');
        const call = sendingFile(chatCalls.file, () =>
          Promise.resolve(
            right({ name, type: 'application/pdf' as const, content: inPieces(content, lengths) }),
          ),
        );
        if (call.access !== 'account') throw new Error(call.access);
        const answered = await call.answer(context);
        const expected = { name, type: 'application/pdf', content: content.toString('base64') };
        if (!(answered._tag === 'Right' && answered.right instanceof ContentBody)) {
          expect(answered).toEqual(right(expected));
          expect(size).toBeLessThanOrEqual(64 * 1024);
          return;
        }
        const { stream, length } = answered.right;
        const text = await new Response(stream).text();
        expect(Buffer.byteLength(text)).toBe(length);
        expect(JSON.parse(text)).toEqual({ resultCode: 200, data: expected });
      },
    ),
    { numRuns: 40 },
  );
});
