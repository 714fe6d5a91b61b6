import { expect, test } from 'vitest';
import { isInsideAddress } from '../../src/domain/address/inside-address';
import { sanitise } from '../../src/ui/kit/rich-text/sanitise';
import type { LinkTarget } from '../../src/domain/address/link-target';

const linkOf = (address: string | null): LinkTarget | null => {
  if (address === null) return null;
  if (isInsideAddress(address)) return { kind: 'inside', to: address };
  return address.startsWith('https://allowed.example/') ? { kind: 'outside', href: address } : null;
};

const shown = (html: string): string => {
  const host = document.createElement('div');
  host.append(sanitise(html, linkOf));
  return host.innerHTML;
};

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="/x"><input name=a><button></button></form>',
  '<style>*{display:none}</style>',
  '<math><mtext><mglyph><style><img src onerror=alert(1)></style></mglyph></mtext></math>',
  '<object data="javascript:alert(1)"></object>',
])('[SEC-03] nothing is left of %s', (html) => {
  expect(shown(html)).toBe('');
});

test('[SEC-03] style, class, id, data and event attributes are taken away', () => {
  expect(shown('<p style="position:fixed" class="a" id="b" data-c="d" onclick="e()">f</p>')).toBe('<p>f</p>');
});

test('[SEC-03] structure, tables and emphasis stay', () => {
  const html =
    '<h2>a</h2><ul><li><strong>b</strong></li></ul><table><tbody><tr><td colspan="2">c</td></tr></tbody></table>';
  expect(shown(html)).toBe(html);
});

test('[SEC-02] a link keeps its address only when it may be followed', () => {
  expect(shown('<a href="/message">a</a>')).toBe('<a href="/message">a</a>');
  expect(shown('<a href="https://allowed.example/x">a</a>')).toBe(
    '<a href="https://allowed.example/x" target="_blank" rel="noopener noreferrer">a</a>',
  );
  expect(shown('<a href="javascript:alert(1)">a</a>')).toBe('<a>a</a>');
  expect(shown('<a href="https://evil.example" target="_self">a</a>')).toBe('<a>a</a>');
});

test('[SEC-03] pictures come over https or from here, and load when they are near', () => {
  expect(shown('<img src="https://a.example/b.png" alt="c">')).toBe(
    '<img src="https://a.example/b.png" alt="c" loading="lazy">',
  );
  expect(shown('<img src="//a.example/b.png"><img src="data:image/png;base64,AA==">')).toBe('');
});

const figuresOf = (html: string): string[] => {
  const host = document.createElement('div');
  host.append(sanitise(html, linkOf));
  return Array.from(host.querySelectorAll('.figures'), ({ textContent }) => textContent);
};

const row = (...cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

test('[SCR-11] in a table of the server a column of figures stands right, with its head; a column of words does not', () => {
  const head = '<thead><tr><th>项目</th><th>金额</th><th>营收同比</th></tr></thead>';
  const body = row('关节模组', '1.5 亿元', '+41.2\u202f%') + row('3 号机', '面议', '-4.6%');
  expect(figuresOf(`<table>${head}<tbody>${body}</tbody></table>`)).toEqual([
    '营收同比',
    '+41.2\u202f%',
    '-4.6%',
  ]);
});

test('[SCR-11] a table whose cells span, or that has a head alone, is left as it is', () => {
  expect(figuresOf(`<table><tbody><tr><td colspan="2">1</td></tr>${row('2', '3')}</tbody></table>`)).toEqual(
    [],
  );
  expect(figuresOf('<table><thead><tr><th>金额</th></tr></thead></table>')).toEqual([]);
});
