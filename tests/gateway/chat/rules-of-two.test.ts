import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentFor, recallVerdict } from '../../../gateway/src/domain/chat/recalling';
import { hiddenName, isProtected, type Tie } from '../../../gateway/src/domain/chat/tie';
import { writingVerdict } from '../../../gateway/src/domain/chat/writing';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const flag = fc.boolean();
const standings = fc.record({
  ...{ self: flag, known: flag, platform: flag, removed: flag, blocks: flag, blocked: flag },
  ...{ shares: flag, written: flag },
});
const ties: fc.Arbitrary<Tie> = fc.record({
  kind: fc.constantFrom('sale', 'buy', 'transfer'),
  id: fc.constantFrom('s1', 's2'),
  ...{ came: flag, hides: flag, opened: flag },
  at: fc.nat(),
});

describe('the rules between two', () => {
  test('[SCR-11] exactly the platform, and whoever shares something or wrote first and blocked nobody, is written to', () => {
    fc.assert(
      fc.property(standings, (standing) => {
        const { self, known, platform, removed, blocks, blocked, shares, written } = standing;
        const may = !self && known && (platform || (!removed && !blocks && !blocked && (shares || written)));
        expect(writingVerdict(standing) === 'ok').toBe(may);
      }),
      runs,
    );
  });

  test('[ENT-08][MKT-16] a party is unnamed while one deal hides it, and contacts while none is approved', () => {
    fc.assert(
      fc.property(fc.array(ties, { maxLength: 5 }), (shared) => {
        const opened = shared.some((tie) => tie.opened);
        const came = shared.filter((tie) => tie.came);
        const known = came.filter((tie) => tie.opened).map(({ kind, id }) => `${kind}/${id}`);
        const isHidden = came.some(({ hides, kind, id }) => hides && !known.includes(`${kind}/${id}`));
        expect(hiddenName(shared) !== null).toBe(isHidden);
        expect(isProtected(shared)).toBe(!opened);
      }),
      runs,
    );
  });

  test('[SCR-11] a message is taken back by its sender alone within two minutes, and says nothing to the other from then on', () => {
    const times = fc.integer({ min: 0, max: 4_000_000_000_000 });
    fc.assert(
      fc.property(
        times,
        fc.integer({ min: -600_000, max: 600_000 }),
        fc.constantFrom('u1', 'u2'),
        (sentAt, later, who) => {
          const message = { from: 'u1', kind: 'chat', sentAt, recalledAt: null, content: '话' } as const;
          const verdict = recallVerdict(message, who, sentAt + later);
          expect(verdict).toBe(who === 'u2' ? 'unknown' : later > 120_000 ? 'late' : 'ok');
          const recalled = { ...message, recalledAt: sentAt };
          expect(contentFor(recalled, 'u2', sentAt + later)).toBe('');
          expect(contentFor(recalled, 'u1', sentAt + later)).toBe(later > 300_000 ? '' : '话');
        },
      ),
      runs,
    );
  });
});
