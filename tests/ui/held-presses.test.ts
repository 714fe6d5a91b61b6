// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { holdPresses } from '../../src/main/held-presses';

const page = (html: string): Document => {
  document.body.innerHTML = html;
  return document;
};
const buttonIn = (where: Document): HTMLButtonElement => {
  const button = where.querySelector('button');
  if (button === null) throw new Error('no button');
  return button;
};

test('[PER-03] a press on a button that does not answer yet is made once the page answers, and only once', () => {
  const where = page('<button type="button"><span>退出登录</span></button>');
  const made = holdPresses(where);
  where.querySelector('span')?.click();
  buttonIn(where).click();
  const heard: string[] = [];
  buttonIn(where).addEventListener('click', () => heard.push('pressed'));
  made();
  expect(heard).toEqual(['pressed']);
  buttonIn(where).click();
  expect(heard).toEqual(['pressed', 'pressed']);
});

test('[SEC-01] a form that nothing answers yet is not sent as an address', () => {
  const where = page(
    '<form><input name="password" value="secret" /><button type="submit">登录</button></form>',
  );
  const sent: string[] = [];
  where.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push('sent');
  });
  const made = holdPresses(where);
  buttonIn(where).click();
  expect(sent).toEqual([]);
  made();
  expect(sent).toEqual(['sent']);
});

test('[PER-03] what is no button is left to itself', () => {
  const where = page('<a href="#here">首页</a>');
  const heard: boolean[] = [];
  where.querySelector('a')?.addEventListener('click', (event) => heard.push(event.defaultPrevented));
  const made = holdPresses(where);
  where.querySelector('a')?.click();
  made();
  expect(heard).toEqual([false]);
});
