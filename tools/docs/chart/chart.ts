import { drawArrows, drawLabels } from './draw-arrows';
import { chartStyle, drawStates } from './draw-states';
import type { ChartSource } from './graph';
import { layout } from './layout';
import { element, escaped } from './markup';
import { palette, tones } from './palette';

const textStyle = Object.entries(tones)
  .map(
    ([tone, { size, bold, fill }]) =>
      `  .${tone} { font-size: ${size}px; ${bold ? 'font-weight: 700; ' : ''}fill: ${fill} }`,
  )
  .join('\n');

/** Font families with letters like those that were measured. */
const fonts =
  '"Noto Sans CJK SC", "Source Han Sans SC", "Noto Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif';

/** The statechart of a machine as a self-contained SVG document (AUD-01). */
export const chart = async (source: ChartSource): Promise<string> => {
  const laid = await layout(source);
  const { width, height } = laid;
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'font-family': fonts,
    },
    `\n<title>${escaped(source.title)}</title>`,
    `\n<style>\n${textStyle}${chartStyle}\n</style>`,
    `\n${element('rect', { width, height, fill: palette.paper })}`,
    `\n${drawStates(laid)}`,
    `\n${drawArrows(laid)}`,
    `\n${drawLabels(laid)}\n`,
  )}\n`;
};
