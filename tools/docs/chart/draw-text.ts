import { textWidth } from '../font/text-width';
import { lineHeight, type Line } from './lines';
import { element, escaped } from './markup';
import { tones } from './palette';

/**
 * Draws lines of text from the top left corner down. Each run carries the width it was measured with, so that a
 * reader whose fonts differ sees it narrower or wider letters, but never text that overlaps.
 */
export const drawLines = (lines: readonly Line[], left: number, top: number): string => {
  let y = top;
  const written = lines.map((line) => {
    const height = lineHeight(line);
    let x = left + line.indent;
    const runs = line.spans.map(({ text, tone }) => {
      const words = text.trim();
      const space = text.slice(0, text.length - text.trimStart().length);
      const at = {
        class: tone,
        x: x + textWidth(space, tones[tone]),
        y: y + height * 0.72,
        textLength: textWidth(words, tones[tone]),
        lengthAdjust: 'spacingAndGlyphs',
      };
      x += textWidth(text, tones[tone]);
      return words === '' ? '' : element('text', at, escaped(words));
    });
    y += height;
    return runs.join('');
  });
  return written.join('\n');
};
