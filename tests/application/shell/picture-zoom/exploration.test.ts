import { pictureZoomInvariants } from '../../../../src/application/shell/picture-zoom/invariants';
import { pictureZoomMachine } from '../../../../src/application/shell/picture-zoom/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';

explorationTests('picture-zoom', {
  machine: pictureZoomMachine,
  alphabet: [
    ...([1, 2] as const).flatMap((id) => [
      { type: 'pointer.pressed' as const, pointer: { id, x: id === 1 ? -0.2 : 0.2, y: 0 } },
      { type: 'pointer.slid' as const, pointer: { id, x: id === 1 ? -0.4 : 0.4, y: 0.1 } },
      { type: 'pointer.released' as const, id },
    ]),
    { type: 'zoom.wanted', factor: 3, at: { x: 0.4, y: -0.4 } },
    { type: 'zoom.wanted', factor: 0.5, at: { x: 0, y: 0 } },
    { type: 'zoom.toggled', at: { x: 0.1, y: 0.1 } },
    { type: 'zoom.moved', by: { x: 0.6, y: 0 } },
    { type: 'zoom.reset' },
  ],
  facts: ({ context: { zoom, pointers } }) => [
    Math.round(zoom.scale),
    Math.sign(Math.round(zoom.x)),
    pointers.map(({ id }) => id),
  ],
  invariants: pictureZoomInvariants,
  goal: (picture) => picture.matches('resting'),
});
