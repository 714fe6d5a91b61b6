import { expect, test } from 'vitest';
import { isInsideAddress } from '../../src/domain/address/inside-address';
import { sanitise } from '../../src/ui/rich-text/sanitise';
import type { LinkTarget } from '../../src/ui/app/flows';

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
