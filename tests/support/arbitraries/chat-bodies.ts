import * as fc from 'fast-check';
import type { BodyOf, ChatBody } from '../../../contract/chat/chat-body';
import { ids } from './values';

/** Signs of which the forms of a body are made, so that one is met in a text by chance. */
const formSigns = fc.constantFrom(
  '[图片] ',
  '[二维码图片] ',
  '[文件] ',
  '[项目] ',
  ' [hupo:file:f-1:image/jpeg:10]',
  ' [hupo:sale:soe/s-1]',
  ' [hupo:buy:b-1]',
  ' [hupo:message:12]',
  '> 周敏：',
  '\\',
  ']',
  '：',
);
const signs = fc.oneof({ weight: 3, arbitrary: formSigns }, fc.string({ unit: 'grapheme', maxLength: 5 }));

/** Texts that are near to what a body is written as. */
export const nearTexts: fc.Arbitrary<string> = fc
  .array(fc.oneof({ weight: 5, arbitrary: signs }, fc.constantFrom('\n', '\r\n')), { maxLength: 8 })
  .map((parts) => parts.join(''));

const lines = fc.array(signs, { maxLength: 6 }).map((parts) => parts.join('').replaceAll('\n', ''));

const bodiesOf: fc.Arbitrary<BodyOf> = fc.oneof(
  nearTexts.map((text) => ({ kind: 'text' as const, text })),
  fc.record({
    kind: fc.constant('file' as const),
    id: ids,
    name: lines,
    type: fc.constantFrom('image/jpeg' as const, 'image/png' as const, 'image/webp' as const),
    bytes: fc.nat(999_999_999),
    coded: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('file' as const),
    id: ids,
    name: lines,
    type: fc.constant('application/pdf' as const),
    bytes: fc.nat(999_999_999),
    coded: fc.constant(false),
  }),
  fc.record({
    kind: fc.constant('card' as const),
    deal: fc.constantFrom('sale' as const, 'transfer' as const),
    place: fc.tuple(ids, ids).map((parts) => parts.join('/')),
    title: lines,
  }),
  fc.record({
    kind: fc.constant('card' as const),
    deal: fc.constant('buy' as const),
    place: ids,
    title: lines,
  }),
);

/** Whatever can be said in a message. */
export const chatBodies: fc.Arbitrary<ChatBody> = fc.record({
  quote: fc.option(
    fc.record({ id: ids, name: lines.map((name) => name.replaceAll('：', ':')), excerpt: lines }),
  ),
  of: bodiesOf,
});
