import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mainKinds } from '../../../src/domain/page/main-kinds';

const kind = fc.record({ name: fc.string(), count: fc.nat(9999) });

test('[SCR-02] a chart shows the six largest kinds, the largest first, and the others together at the end', () => {
  const kinds = [3, 9, 1, 7, 2, 5, 8, 4].map((count) => ({ name: `类${count}`, count }));
  expect(mainKinds(kinds, '其他').map(({ name, count }) => `${name} ${count}`)).toEqual([
    '类9 9',
    '类8 8',
    '类7 7',
    '类5 5',
    '类4 4',
    '类3 3',
    '其他 3',
  ]);
});

test('[SCR-02] of six kinds or fewer each stands by itself, and whatever there is, nothing is lost of the sum', () => {
  fc.assert(
    fc.property(fc.array(kind), (kinds) => {
      const shown = mainKinds(kinds, '其他');
      const sum = (all: typeof shown): number => all.reduce((total, { count }) => total + count, 0);
      expect(sum(shown)).toBe(sum(kinds));
      expect(shown).toHaveLength(Math.min(kinds.length, 7));
    }),
  );
});
