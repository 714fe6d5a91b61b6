import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AnswerText } from '../../src/ui/kit/markdown/answer-text';
import { flowsOf } from '../../tools/gallery/scene/flows-of';
import { visitorScene } from '../../tools/gallery/stories/visitor-scene';
import { chineseMarkdown } from '../support/payloads/chinese-markdown';

const flows = flowsOf(visitorScene);
const none = [] as const;

const page = (text: string, isWriting: boolean) => (
  <MemoryRouter>
    <AnswerText text={text} sources={none} linkOf={flows.linkOf} isWriting={isWriting} />
  </MemoryRouter>
);

/** Shows an answer as it grows to each of these lengths, and then whole. */
const streamed = (markdown: string, lengths: readonly number[]) => {
  const { container, rerender } = render(page('', true));
  const answer = (): Element | null => container.querySelector('.answer-text');
  const between = lengths.map((length) => {
    const text = markdown.slice(0, length);
    rerender(page(text, true));
    return { text, shown: answer()?.textContent ?? '', struck: container.querySelector('s')?.textContent };
  });
  rerender(page(markdown, false));
  return { between, html: answer()?.innerHTML };
};

const digits = (text: string): string =>
  text.replaceAll(/&#?\w*;?|^\s*\d+\.(?: |$)/gm, '').replaceAll(/\D/g, '');

test.each(chineseMarkdown)('[MKT-20] the assistant writes $name as it is meant', ({ markdown, html }) => {
  expect(streamed(markdown, []).html).toBe(html);
});

test.each(chineseMarkdown)('[MKT-20] $name is the same however it is streamed', ({ markdown, html }) => {
  const ends = Array.from(markdown, (_, place) => place + 1);
  const { between, html: whole } = streamed(markdown, ends);
  expect(whole).toBe(html);
  for (const split of ends) expect(streamed(markdown, [split]).html).toBe(html);
  for (const { text, shown, struck } of between) {
    expect(digits(shown), text).toBe(digits(text));
    for (const sign of ['~', '*'])
      expect(shown.split(sign).length, text).toBeLessThanOrEqual(text.split(sign).length);
    if (!markdown.includes('~~原')) expect(struck, text).toBeUndefined();
    // An asterisk by a figure, in code or at the beginning of an emphasis in bold is one for now.
    if (!/\d ?\*|a\*|`|核心/.test(text)) expect(shown, text).not.toContain('*');
  }
});
