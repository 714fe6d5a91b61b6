import type { SnapshotFrom } from 'xstate';
import type { carouselMachine } from './machine';

/** What a view sees of the banners. */
export interface CarouselStatus {
  /** The index of the shown banner, from 0. */
  readonly index: number;
  readonly movesByItself: boolean;
}

export const selectCarouselStatus = (snapshot: SnapshotFrom<typeof carouselMachine>): CarouselStatus => ({
  index: snapshot.context.index,
  movesByItself: !snapshot.matches('still'),
});
