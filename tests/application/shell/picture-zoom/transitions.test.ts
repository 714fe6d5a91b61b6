import {
  pictureZoomMachine,
  type PictureZoomEvent,
} from '../../../../src/application/shell/picture-zoom/machine';
import { wholePicture } from '../../../../src/domain/chat/picture-zoom';
import { transitionTable } from '../../../support/explore/transition-table';

const press = (id: number, x: number, y = 0): PictureZoomEvent => ({
  type: 'pointer.pressed',
  pointer: { id, x, y },
});
const slide = (id: number, x: number, y = 0): PictureZoomEvent => ({
  type: 'pointer.slid',
  pointer: { id, x, y },
});
const release = (id: number): PictureZoomEvent => ({ type: 'pointer.released', id });
const nearer: PictureZoomEvent = { type: 'zoom.wanted', factor: 2, at: { x: 0, y: 0 } };
const two = [press(1, -0.1), press(2, 0.1)];

transitionTable('picture-zoom', {
  machine: pictureZoomMachine,
  rows: [
    { from: [], target: 'resting', context: { zoom: wholePicture, pointers: [] } },
    {
      title: '[SCR-11] the wheel, a key or a button brings the picture nearer',
      from: [],
      event: nearer,
      target: 'resting',
      context: { zoom: { scale: 2, x: 0, y: 0 } },
    },
    {
      title: '[SCR-11] a double tap brings the picture nearer, and makes it whole again',
      from: [{ type: 'zoom.toggled', at: { x: 0, y: 0 } }],
      event: { type: 'zoom.toggled', at: { x: 0.2, y: 0 } },
      target: 'resting',
      context: { zoom: wholePicture },
    },
    {
      title: '[SCR-11] an arrow key moves a near picture',
      from: [nearer],
      event: { type: 'zoom.moved', by: { x: 0.1, y: 0 } },
      target: 'resting',
      context: { zoom: { scale: 2, x: 0.1, y: 0 } },
    },
    { from: [nearer], event: { type: 'zoom.reset' }, target: 'resting', context: { zoom: wholePicture } },
    { from: [], event: press(1, 0), target: 'dragging', context: { pointers: [{ id: 1, x: 0, y: 0 }] } },
    {
      title: '[SCR-11] one finger moves a near picture',
      from: [nearer, press(1, 0)],
      event: slide(1, 0.25),
      target: 'dragging',
      context: { zoom: { scale: 2, x: 0.25, y: 0 } },
    },
    {
      title: '[SCR-11] no finger moves the edge of the picture into the screen',
      from: [nearer, press(1, 0)],
      event: slide(1, 0.9),
      target: 'dragging',
      context: { zoom: { scale: 2, x: 0.5, y: 0 } },
    },
    { from: [press(1, 0)], event: press(1, 0.2), target: 'dragging', refused: ['pointer.pressed'] },
    { from: [press(1, 0)], event: slide(3, 0.2), target: 'dragging', refused: ['pointer.slid'] },
    { from: [press(1, 0)], event: release(3), target: 'dragging', refused: ['pointer.released'] },
    { from: [press(1, 0)], event: release(1), target: 'resting', context: { pointers: [] } },
    { from: [], event: slide(1, 0), target: 'resting', refused: ['pointer.slid'] },
    {
      from: [press(1, -0.1)],
      event: press(2, 0.1),
      target: 'pinching',
      context: {
        pointers: [
          { id: 1, x: -0.1, y: 0 },
          { id: 2, x: 0.1, y: 0 },
        ],
      },
    },
    {
      title: '[SCR-11] two fingers that part bring the picture nearer',
      from: [...two, slide(1, -0.2)],
      event: slide(2, 0.2),
      target: 'pinching',
      context: { zoom: { scale: 2, x: 0, y: 0 } },
    },
    { from: two, event: slide(3, 0.2), target: 'pinching', refused: ['pointer.slid'] },
    { from: two, event: press(3, 0.2), target: 'pinching', refused: ['pointer.pressed'] },
    { from: two, event: release(3), target: 'pinching', refused: ['pointer.released'] },
    { from: two, event: release(1), target: 'dragging', context: { pointers: [{ id: 2, x: 0.1, y: 0 }] } },
  ],
});
