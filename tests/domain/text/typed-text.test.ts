import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentVerdict } from '../../../gateway/src/domain/message/sending';
import { typedText } from '../../../src/domain/text/typed-text';

const anyText = fc.string({ unit: 'binary', maxLength: 60 });
const withRest = fc
  .array(fc.oneof(anyText, fc.constantFrom('\0', '\u0007', '\u007f', '\ud83d', '\udc00', '\n', '\t', '两行')))
  .map((parts) => parts.join(''));

test('[SCR-11] whatever is typed or pasted, the gateway can read what is left of it', () => {
  fc.assert(fc.property(withRest, (text) => contentVerdict(typedText(text)) !== 'unreadable'));
});

test('[SCR-11] what people write stays as it is: lines, tabs, pictures of faces', () => {
  const people = fc.string({ unit: fc.constantFrom('您', '好', 'a', ' ', '\n', '\t', '🙂', '\u200d', '●') });
  fc.assert(fc.property(people, (text) => typedText(text) === text));
});

test('[SCR-11] nothing more is taken out of a text that was cleaned', () => {
  fc.assert(fc.property(withRest, (text) => typedText(typedText(text)) === typedText(text)));
});

test('[SCR-11] a zero character within words is gone, and the words stay', () => {
  expect(typedText('转让\0 67%\u0007 控股权')).toBe('转让 67% 控股权');
});
