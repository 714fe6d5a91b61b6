import type { ShareSheet, SheetFigure } from '../../../domain/share/share-sheet';
import type { Face } from './face';
import { balancedLines, fitting } from '../../../../../contract/picture-text/lines';
import { shownText } from './shown-text';

export interface Faces {
  readonly plain: Face;
  readonly bold: Face;
}

/** In px: five to four, as cards of mini programs are; a square cut out of its middle loses no word. */
export const sheetSize = { width: 1_000, height: 800 };
const left = 104;
const right = sheetSize.width - left;
const inside = right - left;
const headFoot = 468;

const ink = '#151a22';
const inkSoft = '#3a424f';
const grey = '#5c6573';
const line = '#e5e8ed';
const white = '#ffffff';

const mark =
  '<path d="M14 1.5 24 6.5V16L14 26.5 4 16V6.5z" fill="#ffb300"/><path d="m14 1.5 10 5-10 5-10-5z" fill="#ffcb57"/>' +
  '<path d="M14 11.5v15L4 16V6.5z" fill="#e09600"/><path d="m14 11.5 4.3 2.9-4.3 5.1-4.3-5.1z" fill="#151a22"/>';

const lock =
  '<g fill="none" stroke="#875400" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">' +
  '<rect x="5" y="10.5" width="14" height="9.5" rx="1.5"/><path d="M8.500 10.500V7.500a3.500 3.500 0 0 1 7 0v3M12 14.500v2"/></g>';

const rectangle = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<path d="M${x} ${y}h${width}v${height}h${-width}z" fill="${fill}"/>`;

/** What needs more than two lines is set smaller. */
const titleLooks = [
  { size: 58, lineHeight: 76, above: 78, most: 2 },
  { size: 48, lineHeight: 64, above: 68, most: 3 },
] as const;

const titleLines = ({ bold }: Faces, title: string) => {
  const shown = shownText(title, bold.has);
  const [large, small] = titleLooks;
  const set = ({ size, most }: { readonly size: number; readonly most: number }): readonly string[] =>
    balancedLines(shown, inside, most, (text) => bold.width(text, size));
  const lines = set(large);
  return lines.at(-1)?.endsWith('…') === true ? { ...small, lines: set(small) } : { ...large, lines };
};

/** Kind, title and facts, from the head's foot upwards. */
const headPart = (faces: Faces, { brand, kind, title, facts }: ShareSheet): string => {
  const { plain, bold } = faces;
  const { lines, size, lineHeight, above } = titleLines(faces, title);
  const factsFoot = headFoot - 44;
  const factsAt = facts.map((fact) => shownText(fact, plain.has)).filter((fact) => fact !== '');
  const lastLine = factsAt.length === 0 ? factsFoot : factsFoot - 62;
  const firstLine = lastLine - Math.max(0, lines.length - 1) * lineHeight;
  const fitted = (text: string, size: number, width: number): string =>
    fitting(text, width, (one) => plain.width(one, size));
  return [
    rectangle(0, 0, sheetSize.width, headFoot, ink),
    `<g transform="translate(761 -126) scale(11)">${mark}</g>`,
    `<g transform="translate(${left - 8} 52) scale(2)">${mark}</g>`,
    bold.set(
      fitting(shownText(brand, bold.has), 560, (one) => bold.width(one, 34)),
      {
        x: left + 58,
        y: 93,
        size: 34,
        fill: white,
      },
    ),
    plain.set(fitted(shownText(kind, plain.has), 28, 600), {
      x: left,
      y: firstLine - above,
      size: 28,
      fill: '#ffcb57',
    }),
    ...lines.map((text, row) =>
      bold.set(text, { x: left - 2, y: firstLine + row * lineHeight, size, fill: white }),
    ),
    plain.set(fitted(factsAt.join(' / '), 28, inside), { x: left, y: factsFoot, size: 28, fill: '#d5dae2' }),
  ].join('');
};

/** The places of the figures, and the width of each. */
interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** As large as its cell allows: a figure that was cut would be another. */
const figurePart = (
  { plain, bold }: Faces,
  { name, figure, unit }: SheetFigure,
  { x, y, width }: Cell,
): string => {
  const unitWidth = unit === '' ? 0 : plain.width(unit, 26) + 8;
  const shown = shownText(figure, bold.has);
  const size = Math.max(
    18,
    Math.min(54, Math.floor((54 * (width - unitWidth)) / Math.max(1, bold.width(shown, 54)))),
  );
  const text = fitting(shown, width - unitWidth, (one) => bold.width(one, size));
  return [
    plain.set(
      fitting(shownText(name, plain.has), width, (one) => plain.width(one, 26)),
      {
        x,
        y,
        size: 26,
        fill: grey,
      },
    ),
    bold.set(text, { x, y: y + 66, size, fill: ink }),
    plain.set(unit, { x: x + bold.width(text, size) + 8, y: y + 66, size: 26, fill: inkSoft }),
  ].join('');
};

const gap = 28;

/** Side by side with a line between. */
const figuresPart = (faces: Faces, { figures, sealed }: ShareSheet): string => {
  const y = headFoot + (sealed === '' ? 112 : 70);
  const width = (inside - gap * 2 * (figures.length - 1)) / figures.length;
  return figures
    .map((figure, place) => {
      const x = left + place * (width + gap * 2);
      const before = place === 0 ? '' : rectangle(x - gap - 1, y - 24, 2, 92, line);
      return before + figurePart(faces, figure, { x, y, width });
    })
    .join('');
};

/** What an NDA opens, or a buyer keeps. */
const sealedPart = ({ plain }: Faces, { sealed, figures }: ShareSheet): string => {
  if (sealed === '') return '';
  const top = headFoot + (figures.length === 0 ? 92 : 168);
  const text = fitting(shownText(sealed, plain.has), inside - 92, (one) => plain.width(one, 27));
  return [
    rectangle(left, top, inside, 72, '#fff7e3'),
    rectangle(left, top, 5, 72, '#ffb300'),
    `<g transform="translate(${left + 24} ${top + 18}) scale(1.5)">${lock}</g>`,
    plain.set(text, { x: left + 74, y: top + 46, size: 27, fill: '#875400' }),
  ].join('');
};

const footPart = ({ plain }: Faces, { confirmed, source }: ShareSheet): string => {
  const y = sheetSize.height - 30;
  return [
    rectangle(left, sheetSize.height - 78, inside, 2, line),
    plain.set(confirmed, { x: left, y, size: 24, fill: grey }),
    plain.set(source, { x: right - plain.width(source, 24), y, size: 24, fill: grey }),
  ].join('');
};

/** A sheet as SVG of outlines alone. */
export const sheetSvg = (faces: Faces, sheet: ShareSheet): string => {
  const { width, height } = sheetSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    rectangle(0, 0, width, height, white),
    headPart(faces, sheet),
    figuresPart(faces, sheet),
    sealedPart(faces, sheet),
    footPart(faces, sheet),
    '</svg>',
  ].join('');
};
