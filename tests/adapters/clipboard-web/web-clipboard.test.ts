// @vitest-environment jsdom
import { left, right } from 'fp-ts/Either';
import { afterEach, expect, test } from 'vitest';
import { WebClipboard } from '../../../src/adapters/clipboard-web/web-clipboard';

const orderNo = 'HP202611220000000001';

/** What a browser without a clipboard copies by its command: what is selected. */
const commandThat = (answers: () => boolean): string[] => {
  const copied: string[] = [];
  Reflect.set(document, 'execCommand', () => {
    const field = document.activeElement;
    if (field instanceof HTMLTextAreaElement)
      copied.push(field.value.slice(field.selectionStart, field.selectionEnd));
    return answers();
  });
  return copied;
};

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
});

const refusing = () => Promise.reject(new DOMException('no', 'NotAllowedError'));

test('a text is written to the clipboard of the browser', async () => {
  const written: string[] = [];
  const clipboard = {
    writeText: (text: string) => {
      written.push(text);
      return Promise.resolve();
    },
  };
  expect(await new WebClipboard({ document, navigator: { clipboard } }).write(orderNo)()).toEqual(
    right(undefined),
  );
  expect(written).toEqual([orderNo]);
});

test.each([
  ['has none, as in WeChat’s older browsers', {}],
  ['refuses it', { clipboard: { writeText: refusing } }],
])(
  'where the clipboard %s, the text is copied as a selection, and the page is left as it was',
  async (_, navigator) => {
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    const copied = commandThat(() => true);
    expect(await new WebClipboard({ document, navigator }).write(orderNo)()).toEqual(right(undefined));
    expect(copied).toEqual([orderNo]);
    expect([document.querySelector('textarea'), document.activeElement]).toEqual([null, button]);
    button.remove();
  },
);

test('what cannot be copied in either way fails with its reason and throws nothing', async () => {
  const write = () =>
    new WebClipboard({ document, navigator: { clipboard: { writeText: refusing } } }).write(orderNo)();
  expect(await write()).toEqual(left('unsupported'));
  commandThat(() => false);
  expect(await write()).toEqual(left('denied'));
  commandThat(() => {
    throw new Error('blocked');
  });
  expect(await write()).toEqual(left('denied'));
  expect(document.querySelector('textarea')).toBeNull();
});
