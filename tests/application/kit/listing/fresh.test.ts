import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  catchUp,
  freshIn,
  nothingFresh,
  type LoadedPart,
} from '../../../../src/application/kit/listing/merge';
import { propertyRuns } from '../../../support/property';

const idOf = (id: string): string => id;
const pageSize = 4;

const headOf = (list: readonly string[], pages: number): LoadedPart<string> => {
  const items = list.slice(0, pages * pageSize);
  return { items, next: items.length === list.length ? null : { cursor: null, page: pages + 1, pageSize } };
};

/** A list as it stood, how many pages of it were loaded, and the list as it stands now, in the same order. */
const changes = fc
  .array(fc.constantFrom('stays', 'goes', 'comes'), { minLength: 1, maxLength: 20 })
  .map((fates) => fates.map((fate, at) => ({ fate, id: `${fate}${at}` })))
  .chain((all) =>
    fc.record({
      before: fc.constant(all.filter(({ fate }) => fate !== 'comes').map(({ id }) => id)),
      now: fc.constant(all.filter(({ fate }) => fate !== 'goes').map(({ id }) => id)),
      pages: fc.integer({ min: 1, max: 3 }),
    }),
  );

const freshOf = (loaded: LoadedPart<string>, page: LoadedPart<string>): readonly string[] =>
  freshIn(idOf)(loaded, nothingFresh, page.items, [...catchUp(idOf)(loaded, page).items, 'below'], true).held;

test('[LAY-16] what only moved up in the place of what is gone is not told to be new', () => {
  fc.assert(
    fc.property(changes, ({ before, now, pages }) => {
      const [loaded, page] = [headOf(before, pages), headOf(now, 1)];
      const isMet = page.items.some((id) => loaded.items.includes(id));
      const fresh = freshOf(loaded, page);
      if (isMet) expect(fresh.filter((id) => before.includes(id))).toEqual([]);
    }),
    { numRuns: propertyRuns },
  );
});

test('[LAY-16] whatever came above something that was loaded is told to be new, and all of it where the list was loaded to its end', () => {
  fc.assert(
    fc.property(changes, ({ before, now, pages }) => {
      const [loaded, page] = [headOf(before, pages), headOf(now, 1)];
      const last = page.items.findLastIndex((id) => loaded.items.includes(id));
      const above = loaded.next === null ? page.items : page.items.slice(0, last + 1);
      const fresh = freshOf(loaded, page);
      expect(fresh).toEqual(expect.arrayContaining(above.filter((id) => !before.includes(id))));
    }),
    { numRuns: propertyRuns },
  );
});
