import { expect, test } from 'vitest';
import { addressesIn } from '../../../tools/check/links/addresses';
import { leadsSomewhere } from '../../../tools/check/links/standing';

const paths = ['/', '/user', '/sale/landing', '/sale/:sourceType/:id'];

const found = (source: string) => addressesIn('view.tsx', source).map(({ address }) => address);

test('[LAY-01] addresses are found in strings, templates and attributes, without their query', () => {
  expect(
    found('const a = "/user?from=1"; const b = `/sale/${t}/${id}`; const c = <A to="/fund" />;'),
  ).toEqual(['/user', '/sale/*/*', '/fund']);
});

test('[LAY-01] imports, patterns and sentences are no addresses', () => {
  expect(
    found('import "/x"; const a = "a/b"; const b = "/^x$/"; const c = "/ 元"; const d = "//host/x";'),
  ).toEqual([]);
});

test.each([
  ['/', true],
  ['/user', true],
  ['/sale/landing', true],
  ['/sale/*/*', true],
  ['/sale/entrust/12', true],
  ['/sale', false],
  ['/fund', false],
  ['/user/*', false],
])('[LAY-01] %s leads to a page that stands: %s', (address, stands) => {
  expect(leadsSomewhere(address, paths)).toBe(stands);
});
