import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dealCard, shareCard, sharedProgramPath } from '../../../src/domain/share/share-card';
import { buyKind } from '../../../src/domain/buy/kind';
import { saleKind } from '../../../src/domain/sale/kind';
import { sharedComparison } from '../../../src/domain/sale/comparison-to-share';
import { thingToShare } from '../../../src/domain/share/thing-to-share';
import { transferKind } from '../../../src/domain/transfer/kind';
import { saleDetails } from '../../support/arbitraries/sales';
import { texts } from '../../support/arbitraries/values';
import { propertyRuns } from '../../support/property';

const card = { title: 't', link: 'l', imgUrl: 'i', mSoftPath: null };

test('[ENT-10] a description is at most 200 characters, its beginning, and none of them is broken', () => {
  fc.assert(
    fc.property(
      fc.array(texts).map((some) => some.join('')),
      (desc) => {
        const cut = shareCard({ ...card, desc }).desc;
        expect(desc.startsWith(cut)).toBe(true);
        expect(Array.from(cut).length).toBe(Math.min(200, Array.from(desc).length));
      },
    ),
    { numRuns: propertyRuns },
  );
});

test('[ENT-10][ENT-08] two deals that differ only in what could be sealed have the same card', () => {
  fc.assert(
    fc.property(saleDetails, saleDetails, (one, other) => {
      const { sourceType, id, title, industry, region, stage, teaser } = one;
      const where = { origin: 'https://hupo.example', imagePath: '/icon-512.png', programPath: null };
      const twin = { ...other, sourceType, id, title, industry, region, stage, teaser };
      expect(dealCard(thingToShare(saleKind, twin), where)).toEqual(
        dealCard(thingToShare(saleKind, one), where),
      );
      expect(dealCard(thingToShare(saleKind, one), where).link).toBe(
        `https://hupo.example/sale/${sourceType}/${id}`,
      );
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-11][ENT-08] a comparison is shared by its own address, with the titles of its deals and nothing that could be sealed', () => {
  fc.assert(
    fc.property(saleDetails, saleDetails, saleDetails, (one, two, other) => {
      const where = { origin: 'https://hupo.example', imagePath: '/icon-512.png', programPath: null };
      const { id, title } = two;
      const card = dealCard(sharedComparison([one, two], '2 个项目的对比'), where);
      expect(card.link).toBe(`https://hupo.example/sale?compare=${one.id},${id}`);
      expect(card.title).toBe('2 个项目的对比');
      expect(dealCard(sharedComparison([one, { ...other, id, title }], '2 个项目的对比'), where)).toEqual(
        card,
      );
    }),
    { numRuns: propertyRuns },
  );
});

test('[ENT-10] of 300 emoji exactly the first 200 stay whole', () => {
  expect(shareCard({ ...card, desc: '🤝'.repeat(300) }).desc).toBe('🤝'.repeat(200));
});

test('[ENT-10] the page of the mini program gives back the shared address; without a path there is none', () => {
  expect([null, ''].map((path) => sharedProgramPath(path, 'https://hupo.example'))).toEqual([null, null]);
  fc.assert(
    fc.property(fc.constantFrom('/pages/open', '/pages/open?from=web'), fc.webUrl(), (path, address) => {
      const made = new URL(sharedProgramPath(path, address) ?? '', 'https://program.example');
      expect(made.pathname).toBe('/pages/open');
      expect(made.searchParams.get('url')).toBe(address);
    }),
    { numRuns: propertyRuns },
  );
});

const place = { origin: 'https://hupo.example', imagePath: '/icon-512.png', programPath: null };

test('[ENT-10][ENT-08] the card of a demand tells of its buyer the type alone, and leads to its page', () => {
  const buy = {
    ...{ id: 'b1', title: '求购减速器企业', buyerType: 'fund', industries: ['0102'], regions: ['cn-44'] },
    ...{ companyName: '某基金', budget: '20000', contact: '某人' },
  };
  expect(dealCard(thingToShare(buyKind, buy), place)).toMatchObject({
    title: buy.title,
    desc: '基金，机器人，广东',
    link: 'https://hupo.example/buy/b1',
  });
});

test('[ENT-10] the card of a share transfer says what it is of, and leads to its page', () => {
  const transfer = {
    ...{ sourceType: 'soe', id: 'g1', title: '供水公司 30 % 股权', industry: '水务', region: '江西 赣州' },
    ...{ market: '', summary: '城市供水。' },
  };
  expect(dealCard(thingToShare(transferKind, transfer), place)).toMatchObject({
    desc: '水务，江西 赣州。城市供水。',
    link: 'https://hupo.example/gf/soe/g1',
  });
});
