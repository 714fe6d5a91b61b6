import type { PosterStroke } from '../../src/domain/poster/poster-stroke';
import { posterSize } from '../../src/domain/poster/poster-layout';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const stroked = (stroke: PosterStroke): string => {
  switch (stroke.kind) {
    case 'area': {
      const { x, y, width, height, fill } = stroke;
      return `<path d="M${x} ${y}h${width}v${height}h${-width}z" fill="${fill}" shape-rendering="crispEdges"/>`;
    }
    case 'text': {
      const { x, y, size, weight, fill, text } = stroke;
      return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" font-family="Noto Sans CJK SC, sans-serif" fill="${fill}">${escaped(text)}</text>`;
    }
    case 'outline': {
      const { data, x, y, scale, color, stroke: width } = stroke;
      const look =
        width === null ? `fill="${color}"` : `fill="none" stroke="${color}" stroke-width="${width}"`;
      return `<path transform="translate(${x} ${y}) scale(${scale})" d="${data}" ${look}/>`;
    }
    case 'picture':
      return `<path d="M${stroke.x} ${stroke.y}h${stroke.width}v${stroke.height}h${-stroke.width}z" fill="#888"/>`;
  }
};

/** The steps of drawing a poster as SVG, which a renderer makes a picture of without a browser. */
export const posterSvg = (strokes: readonly PosterStroke[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${posterSize.width}" height="${posterSize.height}">${strokes.map(stroked).join('')}</svg>`;
