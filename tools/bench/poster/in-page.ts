import { CanvasPosters } from '../../../src/adapters/picture-canvas/canvas-posters';
import './in-page-window';

/** Draws a poster with the adapter of the product, and returns its data address. */
window.hupoPoster = async (work) => {
  const drawn = await new CanvasPosters(window, 'wechat').draw(work)();
  return drawn._tag === 'Right' ? drawn.right.address : '';
};
