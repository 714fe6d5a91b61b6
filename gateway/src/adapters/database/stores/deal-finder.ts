import type { DealRef } from '../../../domain/chat/tie';
import type { Clock } from '../../../ports/clock';
import type { FindDeal } from '../../../ports/deal-finder';
import { storedKinds } from '../kinds/kinds';
import type { CardKind } from '../kinds/stored-kind';
import type { Database } from '../orm';

export const cardKinds: Readonly<Record<DealRef['kind'], CardKind>> = storedKinds;

/** Deals as conversations look at them, from the database. */
export const dealFinder =
  ({ orm }: Database, clock: Clock): FindDeal =>
  ({ kind, id }) =>
    cardKinds[kind].factsOf(orm, id, clock.now());
