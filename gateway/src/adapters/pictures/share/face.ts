import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';

/** Where a text begins, how large it is and its colour; its place is that of its base line. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

/** A font that measures texts and sets them as outlines: no machine's own fonts decide what is drawn. */
export interface Face {
  /** In px. */
  readonly width: (text: string, size: number) => number;
  /** As SVG. */
  readonly set: (text: string, at: Place) => string;
  readonly has: (codePoint: number) => boolean;
}

const codesOf = (text: string): readonly number[] => Array.from(text, (sign) => sign.codePointAt(0) ?? 0);

/** @param file its address as a package's file */
export const openFace = (file: string): Face => {
  const font = openSync(fileURLToPath(import.meta.resolve(file)));
  /** Texts are measured many times over while their lines are found. */
  const advances = new Map<number, number>();
  const advance = (code: number): number => {
    const known = advances.get(code);
    if (known !== undefined) return known;
    const found = font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm;
    advances.set(code, found);
    return found;
  };
  return {
    width: (text, size) => codesOf(text).reduce((sum, code) => sum + advance(code) * size, 0),
    has: (code) => font.hasGlyphForCodePoint(code),
    set: (text, { x, y, size, fill }) => {
      const scale = size / font.unitsPerEm;
      let at = x;
      const outlines = codesOf(text).map((code) => {
        const outline = font.glyphForCodePoint(code).path.toSVG();
        const placed = `<path transform="translate(${at.toFixed(2)} ${y}) scale(${scale} ${-scale})" d="${outline}"/>`;
        at += advance(code) * size;
        return outline === '' ? '' : placed;
      });
      return `<g fill="${fill}">${outlines.join('')}</g>`;
    },
  };
};
