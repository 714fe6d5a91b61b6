import type { SnapshotFrom } from 'xstate';
import { nearestZoom } from '../../../domain/chat/picture-zoom';
import type { pictureZoomMachine } from './machine';

type PictureZooming = SnapshotFrom<typeof pictureZoomMachine>;

const fingers = { resting: 0, dragging: 1, pinching: 2 } as const;

/** What holds in every state of a picture that fills the screen. */
export const pictureZoomInvariants: Readonly<Record<string, (now: PictureZooming) => boolean>> = {
  '[SCR-11] a picture is never smaller than the screen, nor nearer than five times': ({
    context: { zoom },
  }) => zoom.scale >= 1 && zoom.scale <= nearestZoom,
  '[SCR-11] no edge of the picture comes into the screen': ({ context: { zoom } }) =>
    Math.max(Math.abs(zoom.x), Math.abs(zoom.y)) <= (zoom.scale - 1) / 2,
  '[SCR-11] as many fingers are remembered as the state says': (now) =>
    (['resting', 'dragging', 'pinching'] as const).every(
      (state) => !now.matches(state) || now.context.pointers.length === fingers[state],
    ),
};
