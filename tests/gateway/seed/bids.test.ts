import { expect, test } from 'vitest';
import { isSayable, longestBidNote, longestBidWords } from '../../../contract/rules/bid-rule';
import { demoSeed } from '../../../tools/process/seeds';

const { bids, ndas, sales, accounts, leastBids, saleOwners } = demoSeed;
const saleOf = (id: string) => sales.find((sale) => sale.id === id);

test('[SCR-07] the bids of the seed are such as the gateway takes: by verified members, not on their own deals, under an NDA, not below the least', () => {
  for (const { accountId, saleId, kind, note, steps } of bids) {
    const sale = saleOf(saleId);
    expect(accounts.find(({ id }) => id === accountId)?.prove, accountId).toBe('1');
    expect(sale === undefined ? '' : (saleOwners[sale.sourceType] ?? null), saleId).not.toBe(accountId);
    const isUnderNda = ndas.some((nda) => nda.accountId === accountId && nda.saleId === saleId);
    if (kind === 'bid') expect(isUnderNda || sale?.hidden.length === 0, saleId).toBe(true);
    expect(isSayable(note, 1, longestBidNote)).toBe(true);
    for (const { words, amount } of steps) {
      expect(isSayable(words, 0, longestBidWords)).toBe(true);
      expect(Number(amount ?? leastBids[saleId] ?? 0)).toBeGreaterThanOrEqual(Number(leastBids[saleId] ?? 0));
    }
    const days = steps.map(({ daysAgo }) => daysAgo);
    expect(days).toEqual([...days].sort((one, other) => other - one));
  }
});

test('[SCR-07] a first member has deals under every state of an NDA, and bids in every state', () => {
  const own = bids.filter(({ accountId }) => accountId === 'u-shen');
  const last = own.map(({ steps }) => steps.at(-1)?.kind);
  for (const kind of ['placed', 'supplemented', 'accepted', 'declined', 'moreAsked', 'withdrawn'])
    expect(last).toContain(kind);
  const ofNda = (saleId: string) =>
    ndas.find((nda) => nda.accountId === 'u-shen' && nda.saleId === saleId)?.state ?? 'unsigned';
  const states = [...own.map(({ saleId }) => saleId), ...ndas.map(({ saleId }) => saleId)].map(ofNda);
  expect(new Set(states)).toEqual(new Set(['unsigned', 'pending', 'signed', 'rejected', 'expired']));
});
