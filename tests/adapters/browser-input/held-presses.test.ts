// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { holdPresses } from '../../../src/adapters/browser-input/held-presses';

afterEach(() => document.body.replaceChildren());

const page = (html: string): Document => {
  document.body.innerHTML = html;
  return document;
};
const fieldIn = (where: Document): HTMLInputElement => {
  const field = where.querySelector('input');
  if (field === null) throw new Error('no field');
  return field;
};
/** Types as a keyboard does, and as an input method does while it composes. */
const type = (field: HTMLInputElement, text: string, isComposing = false): void => {
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
};
/** What is heard of a field, with what stood in it. */
const heardOf = (field: HTMLInputElement): readonly string[] => {
  const heard: string[] = [];
  field.addEventListener('input', () => heard.push(field.value));
  return heard;
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

test('[PER-03] what was typed before and after the script came is told once the page answers, before what was pressed', () => {
  const where = page('<form><input type="search" /><button type="button">搜索</button></form>');
  fieldIn(where).value = '医';
  const given = holdPresses(where);
  const field = fieldIn(where);
  type(field, '医疗');
  buttonIn(where).click();
  // What the page draws first knows nothing of it.
  field.value = '';
  const heard: string[] = [];
  field.addEventListener('input', () => heard.push(field.value));
  buttonIn(where).addEventListener('click', () => heard.push('pressed'));
  given();
  expect(heard).toEqual(['医疗', 'pressed']);
  expect(field.value).toBe('医疗');
  type(field, '医疗器械');
  expect(heard).toEqual(['医疗', 'pressed', '医疗器械']);
});

test('[PER-03] what was there before the script came is told, and what the server sent is not', () => {
  const where = page('<input value="芯片" /><input value="成都" />');
  fieldIn(where).value = '芯片设计';
  const given = holdPresses(where);
  const [typed = [], sent = []] = [...where.querySelectorAll('input')].map(heardOf);
  given();
  expect(typed).toEqual(['芯片设计']);
  expect(sent).toEqual([]);
});

test('[PER-03] a word that is still being composed is left to the input method, and one that is done is told', () => {
  const where = page('<input type="search" />');
  const field = fieldIn(where);
  const given = holdPresses(where);
  type(field, 'xin', true);
  const composing = heardOf(field);
  given();
  expect(field.value).toBe('xin');
  expect(composing).toEqual([]);

  const again = holdPresses(page('<input type="search" />'));
  const other = fieldIn(document);
  type(other, '芯片', true);
  other.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  const heard = heardOf(other);
  again();
  expect(heard).toEqual(['芯片']);
});

test('[PER-03] what was chosen from a list before and after the script came is told, and what the server chose is not', () => {
  const where = page(
    ['dear', 'near', 'kept']
      .map(
        (id) =>
          `<select id="${id}"><option>最近确认</option><option selected>最低</option><option>最高</option></select>`,
      )
      .join(''),
  );
  const [dear, near, kept] = [...where.querySelectorAll('select')];
  if (dear === undefined || near === undefined || kept === undefined) throw new Error('no list');
  dear.value = '最高';
  const given = holdPresses(where);
  near.value = '最近确认';
  near.dispatchEvent(new Event('input', { bubbles: true }));
  // What the page draws first knows nothing of it.
  dear.value = '最低';
  near.value = '最低';
  const heard: string[] = [];
  where.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) heard.push(`${target.id} ${target.value}`);
  });
  given();
  expect(heard).toEqual(['dear 最高', 'near 最近确认']);
});

test('[PER-03] a box to tick sees to itself', () => {
  const where = page('<input type="checkbox" value="yes" />');
  const given = holdPresses(where);
  const field = fieldIn(where);
  field.click();
  const heard = heardOf(field);
  given();
  expect(heard).toEqual([]);
  expect(field.checked).toBe(true);
});
