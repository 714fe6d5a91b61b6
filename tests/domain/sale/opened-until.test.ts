import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openedUntil } from '../../../src/domain/sale/opened-until';
import { propertyRuns } from '../../support/property';

const ends = fc.array(fc.option(fc.nat(), { nil: null }), { maxLength: 4 });

test('[ENT-09] of deals beside each other the first end counts, and none where nothing was opened', () => {
  fc.assert(
    fc.property(ends, (untils) => {
      const deals = untils.map((until) => ({ opened: until === null ? null : { until, fields: [] } }));
      const known = untils.filter((until) => until !== null);
      const first = openedUntil(deals);
      expect(first === null).toBe(known.length === 0);
      if (first !== null) {
        expect(known).toContain(first);
        expect(known.every((until) => first <= until)).toBe(true);
      }
    }),
    { numRuns: propertyRuns },
  );
});
