import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NewPassword } from '../../src/ui/kit/form/new-password/new-password';
import type { PasswordStrength } from '../../src/domain/account-form/password-strength';

const field = (strength: PasswordStrength | null) => (
  <NewPassword id="new" strength={strength} error={undefined} focusRequest={null} onType={() => undefined} />
);

const wrapper: string = 'font';

/** Puts each text of the page into an element of its own, as a browser's translation does. */
const translate = (container: Element): void => {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement(wrapper);
    text.replaceWith(font);
    font.append(text);
  }
};

test('[VAL-06] a translated page keeps the typed password when its strength comes and goes', () => {
  const { container, rerender } = render(field(null));
  translate(container);
  rerender(field('strong'));
  translate(container);
  const input = container.querySelector('input');
  rerender(field(null));
  rerender(field('weak'));
  expect(container.querySelector('input')).toBe(input);
  expect(container.querySelector('.strength')?.textContent).toContain('强度');
});
