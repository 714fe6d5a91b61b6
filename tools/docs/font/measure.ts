import { writeFileSync } from 'node:fs';
import { openSync } from 'fontkit';

/**
 * Writes advances.json: how wide each character is in the font of the charts, in thousandths of the font size. Run
 * by hand when the font or the characters change (`npm run docs -- --measure-font`, Debian package
 * fonts-noto-cjk); the table is committed, so that charts come out the same on a machine without the font.
 */
const faces = {
  regular: ['/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc', 'NotoSansCJKsc-Regular'],
  bold: ['/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc', 'NotoSansCJKsc-Bold'],
} as const;

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const beyond = '\u00a0–—‘’“”…·×÷≤≥≠→←↑↓±°§';

const advancesOf = ([path, name]: readonly [string, string]): Record<string, number> => {
  const font = openSync(path, name);
  return Object.fromEntries(
    Array.from(ascii + beyond, (character) => {
      const { advanceWidth } = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
      return [character, Math.round((advanceWidth * 1000) / font.unitsPerEm)];
    }),
  );
};

/** Measures both faces and writes the table. */
export const measureFont = (): void => {
  const table = { regular: advancesOf(faces.regular), bold: advancesOf(faces.bold) };
  writeFileSync(new URL('advances.json', import.meta.url), `${JSON.stringify(table, null, 2)}\n`);
};
