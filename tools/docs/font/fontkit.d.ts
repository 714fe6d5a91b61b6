/** The little of fontkit that is used here; the package carries no types. */
declare module 'fontkit' {
  export interface Font {
    readonly postscriptName: string;
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): {
      readonly id: number;
      readonly advanceWidth: number;
      /** Its outline, upwards from the base line; '' for a space. */
      readonly path: { toSVG(): string };
    };
  }
  export function openSync(path: string, postscriptName?: string): Font;
}
