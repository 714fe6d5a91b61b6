import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OutboxEntry } from '../../../src/domain/chat/outbox-entry';
import { withOthers, type OutboxQueue } from '../../../src/domain/chat/outbox-queue';
import { entryAs } from '../../application/messages/outbox/samples';

/** Two tabs that take turns in writing, each knowing the last place of the other. */
const turns = fc.array(
  fc.record({ own: fc.boolean(), state: fc.constantFrom('waiting' as const, 'failed' as const) }),
  { maxLength: 12 },
);
const writtenIn = (list: readonly { readonly own: boolean; readonly state: OutboxEntry['state'] }[]) =>
  list.map(({ own, state }, at) => ({ own, entry: entryAs(`m${at}`, at + 1, { state }) }));
const keysOf = (queue: OutboxQueue) => queue.map(({ clientId }) => clientId);

test('[SOC-06] what two tabs wrote in turn goes in the order of writing, whichever of them sends it', () => {
  fc.assert(
    fc.property(turns, (list) => {
      const all = writtenIn(list);
      const here = all.filter(({ own }) => own).map(({ entry }) => entry);
      const kept = all.map(({ entry }) => entry);
      const wanted = all.filter(({ own, entry }) => own || entry.state === 'waiting');
      expect(keysOf(withOthers(here, kept.toReversed()))).toEqual(wanted.map(({ entry }) => entry.clientId));
    }),
  );
});

test('[SOC-06] nothing is there twice, each has its place after the one before, and what is looked for again changes nothing', () => {
  const places = fc.array(fc.nat({ max: 6 }), { maxLength: 6 });
  fc.assert(
    fc.property(places, places, (own, others) => {
      const here = [...own].sort((one, other) => one - other).map((_, at) => entryAs(`o${at}`, at + 1));
      const kept = [...here, ...others.map((place, at) => entryAs(`k${at}`, place + 1))];
      const merged = withOthers(here, kept);
      expect(new Set(keysOf(merged)).size).toBe(here.length + others.length);
      expect(merged.every(({ place }, at) => at === 0 || place > (merged[at - 1]?.place ?? 0))).toBe(true);
      expect(keysOf(merged).filter((key) => key.startsWith('o'))).toEqual(keysOf(here));
      expect(withOthers(merged, kept)).toBe(merged);
    }),
  );
});
