import { expect, test } from 'vitest';
import { aheadAtStart, aheadOf, mayFetchAhead } from '../../../src/domain/route/fetch-ahead';
import { matchRoute } from '../../../src/domain/route/match-route';

const connections = [
  { saveData: false, effectiveType: null, allowed: true },
  { saveData: false, effectiveType: '4g', allowed: true },
  { saveData: false, effectiveType: '3g', allowed: false },
  { saveData: false, effectiveType: '2g', allowed: false },
  { saveData: false, effectiveType: 'slow-2g', allowed: false },
  { saveData: false, effectiveType: '', allowed: false },
  { saveData: true, effectiveType: '4g', allowed: false },
  { saveData: true, effectiveType: null, allowed: false },
];

test.each(connections)(
  '[PER-01] code may be fetched ahead: $allowed on $effectiveType, data saving $saveData',
  ({ allowed, ...report }) => {
    expect(mayFetchAhead(report)).toBe(allowed);
  },
);

test('[PER-01] a visitor gets notices, calls and the login ahead, a user no login', () => {
  expect(aheadAtStart('codeLogin')).toEqual([
    { kind: 'notices' },
    { kind: 'calls' },
    { kind: 'page', name: 'codeLogin' },
  ]);
  expect(aheadAtStart(null)).toEqual([{ kind: 'notices' }, { kind: 'calls' }]);
});

const aheadAt = (address: string) => {
  const match = matchRoute(address, []);
  return match.kind === 'matched' ? aheadOf(match.row, address) : null;
};

test('[PER-01] while a page is shown, the pages that users mostly open from it are fetched', () => {
  expect(aheadAt('/')).toEqual([
    { kind: 'page', name: 'saleList' },
    { kind: 'page', name: 'saleDetail' },
  ]);
  expect(aheadAt('/news?page=2')).toEqual([{ kind: 'page', name: 'newsDetail' }]);
  expect(aheadAt('/about_us')).toEqual([]);
});

test('[PER-01] from the list of messages a conversation is fetched, from the assistant none', () => {
  expect(aheadAt('/message')).toEqual([{ kind: 'conversation' }]);
  expect(aheadAt('/message/dify')).toEqual([]);
});
