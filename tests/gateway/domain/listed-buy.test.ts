import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyId } from '../../../contract/reference/any';
import { buyFor, buyHeadFor } from '../../../gateway/src/domain/buy/disclosure';
import type { Buy, BuyHead, HideableBuyField } from '../../../gateway/src/domain/buy/buy';
import { countedWithAny } from '../../../gateway/src/domain/buy/counted-with-any';
import { listedBuy } from '../../../gateway/src/domain/buy/listed-buy';
import { decimal } from '../../support/samples/decimal';

const fields: readonly HideableBuyField[] = ['companyName', 'contact', 'amount', 'funding'];

const buyHiding = (hidden: readonly HideableBuyField[], secret: string): Buy => ({
  id: 'b1',
  ownerId: 'u1',
  state: 'listed',
  code: 'XQ1',
  title: '求购机器人企业',
  buyerType: 'fund',
  hundred: false,
  companyName: hidden.includes('companyName') ? `公司${secret}` : '公司',
  contact: hidden.includes('contact') ? `联系${secret}` : '联系',
  industries: ['0102', '03'],
  regions: [anyId],
  rounds: [],
  minAmount: decimal(hidden.includes('amount') ? `7${secret.length}1` : '100'),
  maxAmount: null,
  stake: '控股权',
  funding: hidden.includes('funding') ? `资金${secret}` : '资金',
  requirements: '要求',
  profile: '背景',
  evidence: [{ kind: 'funds', method: '银行资信证明核对', at: 1, until: 2 }],
  confirmedAt: 1,
  expiresAt: 2,
  hidden,
});

const hidings = fc.subarray([...fields]);
const secrets = fc.string({ minLength: 1, maxLength: 9 });

test('[ENT-08] whatever lists are made of is the same for two demands that differ in hidden values alone', () => {
  fc.assert(
    fc.property(hidings, secrets, secrets, (hidden, one, other) => {
      expect(listedBuy(buyHiding(hidden, one))).toEqual(listedBuy(buyHiding(hidden, other)));
    }),
  );
});

/** What lists know of a demand. */
const headOf = ({
  state: _s,
  contact: _c,
  funding: _f,
  requirements: _r,
  profile: _p,
  evidence: _e,
  ...head
}: Buy): BuyHead => head;

test('[ENT-08] what a buyer hides is told to nobody but the buyer, on the card as on the page', () => {
  fc.assert(
    fc.property(hidings, secrets, secrets, (hidden, one, other) => {
      for (const reader of [null, 'u2']) {
        expect(buyFor(reader, buyHiding(hidden, one))).toEqual(buyFor(reader, buyHiding(hidden, other)));
        expect(buyHeadFor(reader, headOf(buyHiding(hidden, one)))).toEqual(
          buyHeadFor(reader, headOf(buyHiding(hidden, other))),
        );
      }
      expect(buyFor('u1', buyHiding(hidden, one))).toMatchObject({ hidden: [], own: true });
    }),
  );
});

test('[MKT-13] everybody reads what of a buyer was verified; by month where the buyer hides the name', () => {
  fc.assert(
    fc.property(hidings, secrets, fc.constantFrom(null, 'u1', 'u2'), (hidden, secret, reader) => {
      const buy = buyHiding(hidden, secret);
      const isCoarse = reader !== 'u1' && hidden.includes('companyName');
      const month = Date.UTC(1969, 11, 31, 16);
      const byMonth = buy.evidence.map((each) => ({ ...each, at: month, until: month }));
      expect(buyFor(reader, buy).evidence).toEqual(isCoarse ? byMonth : buy.evidence);
    }),
  );
});

test('[SCR-02] an open end is listed as one, and what is to be talked about in no range', () => {
  const open = listedBuy(buyHiding([], ''));
  expect(Number(open.listedLeast)).toBe(100);
  expect(Number(open.listedMost)).toBeGreaterThan(1e11);
  expect(listedBuy({ ...buyHiding([], ''), minAmount: null })).toMatchObject({
    listedLeast: null,
    listedMost: null,
  });
  expect(open.industryIds).toContain('0305');
  expect(open.regionIds).toEqual([anyId]);
});

test('[SCR-02] whoever asks for nothing in particular is counted with each', () => {
  const known = new Set(['a', 'b', 'c']);
  const counts = [
    { id: 'a', count: 2 },
    { id: anyId, count: 3 },
  ];
  expect(countedWithAny(counts, known)).toEqual([
    { id: 'a', count: 5 },
    { id: 'b', count: 3 },
    { id: 'c', count: 3 },
  ]);
  expect(countedWithAny([{ id: 'b', count: 1 }], known)).toEqual([{ id: 'b', count: 1 }]);
});
