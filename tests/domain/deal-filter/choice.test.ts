import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  choiceName,
  foldedAtFirst,
  industryChoices,
  isChosen,
  regionChoices,
  roundChoices,
  settledChoice,
  stillFolded,
  toggledChoice,
} from '../../../src/domain/deal-filter/choice';
import { idsOf } from '../../support/arbitraries/deal-filters';
import { propertyRuns } from '../../support/property';

const trees = fc.constantFrom(industryChoices, regionChoices, roundChoices);
const chosenOf = trees.chain((tree) => {
  const ids = idsOf(tree);
  return fc.record({
    tree: fc.constant(tree),
    chosen: fc.array(fc.constantFrom(...ids, '-1', 'nothing'), { maxLength: 12 }),
    id: fc.constantFrom(...ids),
  });
});

test('[SCR-02] a choice has one form: known ids once, no member beside its group', () => {
  fc.assert(
    fc.property(chosenOf, ({ tree, chosen }) => {
      const settled = settledChoice(tree, chosen);
      expect(settledChoice(tree, settled)).toEqual(settled);
      expect(settled.filter((id) => choiceName(tree, id) === null)).toEqual([]);
      for (const { id, members } of tree)
        if (settled.includes(id)) expect(members.filter((each) => settled.includes(each.id))).toEqual([]);
      for (const id of idsOf(tree)) if (chosen.includes(id)) expect(isChosen(tree, settled, id)).toBe(true);
    }),
    { numRuns: propertyRuns },
  );
});

test('[SCR-02] pressing changes whether one is chosen, and nothing that does not hang on it', () => {
  fc.assert(
    fc.property(chosenOf, ({ tree, chosen, id }) => {
      const before = settledChoice(tree, chosen);
      const after = toggledChoice(tree, before, id);
      expect(isChosen(tree, after, id)).toBe(!isChosen(tree, before, id));
      expect(settledChoice(tree, after)).toEqual(after);
      const near = tree.find((group) => group.id === id || group.members.some((each) => each.id === id));
      const around = [near?.id, ...(near?.members ?? []).map((member) => member.id)];
      for (const other of idsOf(tree).filter((each) => !around.includes(each)))
        expect(isChosen(tree, after, other)).toBe(isChosen(tree, before, other));
    }),
    { numRuns: propertyRuns },
  );
});

test('[SCR-02] without one of its members a group is the others, and with all of them the group again', () => {
  const others = toggledChoice(regionChoices, ['cn-northeast'], 'cn-21');
  expect(others).toEqual(['cn-22', 'cn-23']);
  expect(toggledChoice(regionChoices, others, 'cn-21')).toEqual(['cn-northeast']);
  expect(toggledChoice(regionChoices, ['cn-22'], 'cn-northeast')).toEqual(['cn-northeast']);
  expect(toggledChoice(regionChoices, ['cn-northeast'], 'cn-northeast')).toEqual([]);
});

test('[SCR-02] of industries what is folded away has nothing that is chosen, whatever is chosen afterwards', () => {
  const ids = fc.array(fc.constantFrom(...idsOf(industryChoices)), { maxLength: 6 });
  const groupOf = (id: string) =>
    industryChoices.find((group) => group.id === id || group.members.some((one) => one.id === id))?.id;
  fc.assert(
    fc.property(ids, ids, (before, now) => {
      const first = foldedAtFirst({ industry: before });
      const then = stillFolded(first, { industry: now });
      for (const [folded, chosen] of [
        [first, before],
        [then, now],
      ] as const)
        expect(chosen.filter((id) => folded.some((group) => group === groupOf(id)))).toEqual([]);
      expect(then.filter((id) => !first.includes(id))).toEqual([]);
    }),
    { numRuns: propertyRuns },
  );
  expect(foldedAtFirst({ industry: [] })).toEqual(industryChoices.slice(2).map(({ id }) => id));
});
