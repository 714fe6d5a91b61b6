import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dealCard, shareCard } from '../../../src/domain/share/share-card';
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
      const where = { origin: 'https://hupo.example', imagePath: '/icon-512.png' };
      const twin = { ...other, sourceType, id, title, industry, region, stage, teaser };
      expect(dealCard(twin, where)).toEqual(dealCard(one, where));
      expect(dealCard(one, where).link).toBe(`https://hupo.example/sale/${sourceType}/${id}`);
    }),
    { numRuns: propertyRuns },
  );
});
