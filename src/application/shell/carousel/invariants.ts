import type { SnapshotFrom } from 'xstate';
import type { carouselMachine } from './machine';

type Snapshot = SnapshotFrom<typeof carouselMachine>;

/** What holds of the banners in every state that can be reached. */
export const carouselInvariants: Readonly<
  Record<string, (now: Snapshot, last?: { from: Snapshot; event: { type: string } }) => boolean>
> = {
  '[SCR-01] the shown banner is one of them': ({ context }) =>
    context.count === 0 ? context.index === 0 : context.index >= 0 && context.index < context.count,
  '[SCR-01] under a finger no banner moves by itself': (now, last) =>
    last === undefined ||
    !last.from.matches('held') ||
    last.event.type.startsWith('carousel.') ||
    now.context.index === last.from.context.index,
};
