import * as fc from 'fast-check';
import { noFinancing, type MatchSide } from '../../../gateway/src/domain/matching/match-side';
import { anyId } from '../../../contract/reference/any';
import { industryTree } from '../../../contract/reference/industries';
import { regionTree } from '../../../contract/reference/regions';
import { rounds } from '../../../contract/reference/rounds';
import { exactDecimal, type Decimal } from '../../../contract/values/decimal';

/** A side that states nothing. */
export const noSide: MatchSide = {
  id: 'side',
  ownerId: null,
  industries: [],
  regions: [],
  rounds: [],
  min: null,
  max: null,
  offeredStake: null,
  wantedStake: null,
  confirmedAt: 0,
};

const leaves = (groups: readonly { readonly members: readonly { readonly id: string }[] }[]) =>
  groups.flatMap(({ members }) => members.map(({ id }) => id));

export const industryLeaves = fc.constantFrom(
  ...leaves(industryTree.map(({ industries }) => ({ members: industries }))),
);
export const regionLeaves = fc.constantFrom(
  ...leaves(regionTree.map(({ regions }) => ({ members: regions }))),
);
export const roundIds = fc.constantFrom(noFinancing.id, ...rounds.map(({ id }) => id));

const choices = (leaf: fc.Arbitrary<string>, groups: readonly { readonly id: string }[]) =>
  fc.oneof(
    fc.constant([anyId]),
    fc.uniqueArray(fc.oneof(leaf, fc.constantFrom(...groups.map(({ id }) => id))), { maxLength: 3 }),
  );

const wan = (amount: number): Decimal => exactDecimal(String(amount));

/** Amounts from 1 to 100,000 万元. */
export const amounts: fc.Arbitrary<number> = fc.integer({ min: 1, max: 100_000 });

export const ranges: fc.Arbitrary<Pick<MatchSide, 'min' | 'max'>> = fc
  .tuple(fc.option(amounts, { nil: null }), fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: null }))
  .map(([low, width]) => ({
    min: low === null ? null : wan(low),
    max: width === null ? null : wan((low ?? 0) + width),
  }));

/** Sides that nothing excludes. */
export const openSides: fc.Arbitrary<MatchSide> = fc
  .record({
    id: fc.stringMatching(/^[a-z]{1,4}$/),
    industries: choices(industryLeaves, industryTree),
    regions: choices(regionLeaves, regionTree),
    rounds: fc.uniqueArray(roundIds, { maxLength: 2 }),
    range: ranges,
    confirmedAt: fc.nat({ max: 3 }),
  })
  .map(({ range, ...stated }) => ({ ...noSide, ...stated, ...range }));
