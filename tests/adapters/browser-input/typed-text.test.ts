// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { followTypedText } from '../../../src/adapters/browser-input/typed-text';

const fieldOf = <Name extends 'input' | 'textarea'>(name: Name): HTMLElementTagNameMap[Name] => {
  const field = document.createElement(name);
  document.body.append(field);
  return field;
};

const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

test('[LAY-18] text that the user typed counts until it is cleared or its field is gone', () => {
  const isTyping = followTypedText(document);
  const [field, area] = [fieldOf('input'), fieldOf('textarea')];
  field.value = 'filled in by the page';
  expect(isTyping()).toBe(false);
  type(area, '没写完');
  expect(isTyping()).toBe(true);
  type(area, '');
  expect(isTyping()).toBe(false);
  type(field, '13800000000');
  expect(isTyping()).toBe(true);
  field.remove();
  expect(isTyping()).toBe(false);
});

test('[LAY-18] a box that is ticked is no text', () => {
  const isTyping = followTypedText(document);
  const box = fieldOf('input');
  box.type = 'checkbox';
  type(box, 'on');
  expect(isTyping()).toBe(false);
});
