import { balancedLines, fitting, linesOf } from '../../../contract/picture-text/lines';
import type { PosterContent } from '../../../contract/share/poster';
import { codeStrokes } from './poster-code';
import { posterText } from './poster-text';
import type { AreaStroke, MeasureText, OutlineStroke, PosterStroke, TextStroke } from './poster-stroke';

/** In px. */
export const posterSize = { width: 750, height: 1334 } as const;

/** The words of a poster, with the day on which it is shared. */
export interface Poster extends Omit<PosterContent, 'picture' | 'sprad'> {
  /** What the code is for. */
  readonly call: string;
  /** What follows it. */
  readonly advice: string;
  /** When it was shared. */
  readonly shared: string;
}

const left = 64;
const inside = posterSize.width - 2 * left;
const headFoot = 620;
const bodyFoot = 940;

const ink = '#151a22';
const inkSoft = '#3a424f';
const grey = '#5c6573';
const line = '#e5e8ed';
const white = '#ffffff';
const amber = '#875400';

/** The mark of the application: its facets, on a square of 28. */
const facets = [
  ['M14 1.5 24 6.5V16L14 26.5 4 16V6.5z', '#ffb300'],
  ['m14 1.5 10 5-10 5-10-5z', '#ffcb57'],
  ['M14 11.5v15L4 16V6.5z', '#e09600'],
  ['m14 11.5 4.3 2.9-4.3 5.1-4.3-5.1z', '#151a22'],
] as const;

/** The mark at a place. */
export const markStrokes = (x: number, y: number, scale: number): readonly OutlineStroke[] =>
  facets.map(([data, color]) => ({ kind: 'outline', data, x, y, scale, color, stroke: null }));

const lock =
  'M6.5 10.5h11A1.5 1.5 0 0 1 19 12v6.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5V12a1.5 1.5 0 0 1 1.5-1.5zM8.5 10.5v-3a3.5 3.5 0 0 1 7 0v3M12 14.5v2';

const area = (x: number, y: number, width: number, height: number, fill: string): AreaStroke => ({
  kind: 'area',
  x,
  y,
  width,
  height,
  fill,
});

type Look = Pick<TextStroke, 'size' | 'weight' | 'fill'>;

const text = (said: string, x: number, y: number, look: Look): readonly TextStroke[] =>
  said === '' ? [] : [{ kind: 'text', text: said, x, y, ...look }];

/** What needs more than two lines is set smaller. */
const titleLooks = [
  { size: 56, lineHeight: 78, above: 98, most: 2 },
  { size: 44, lineHeight: 60, above: 78, most: 4 },
] as const;

const titleOf = (title: string, measure: MeasureText) => {
  const [large, small] = titleLooks;
  const set = ({ size, most }: (typeof titleLooks)[number]): readonly string[] =>
    balancedLines(title, inside, most, (part) => measure(part, size, 600));
  const lines = set(large);
  return lines.at(-1)?.endsWith('…') === true ? { ...small, lines: set(small) } : { ...large, lines };
};

/** A text that fits a width, in a look. */
const fitted = (said: string, width: number, { size, weight }: Look, measure: MeasureText): string =>
  fitting(posterText(said), width, (part) => measure(part, size, weight));

const headLooks = {
  brand: { size: 34, weight: 600, fill: white },
  kind: { size: 28, weight: 400, fill: '#ffcb57' },
  facts: { size: 28, weight: 400, fill: '#d5dae2' },
} as const satisfies Readonly<Record<string, Look>>;

/** The ground of the head: the picture of the thing under a veil, or the mark, large, above a title of two lines. */
const headGround = (hasPicture: boolean, titleLines: number): readonly PosterStroke[] =>
  hasPicture
    ? [
        area(0, 0, posterSize.width, headFoot, ink),
        { kind: 'picture', x: 0, y: 0, width: posterSize.width, height: headFoot },
        area(0, 0, posterSize.width, headFoot, 'rgba(21, 26, 34, 0.72)'),
      ]
    : [area(0, 0, posterSize.width, headFoot, ink), ...(titleLines > 2 ? [] : markStrokes(306, -215, 20.6))];

/** Kind, title and facts, from the head's foot upwards. */
const headPart = (poster: Poster, hasPicture: boolean, measure: MeasureText): readonly PosterStroke[] => {
  const facts = poster.facts.map(posterText).filter((fact) => fact !== '');
  const { lines, size, lineHeight, above } = titleOf(posterText(poster.title), measure);
  const lastLine = facts.length === 0 ? 556 : 492;
  const firstLine = lastLine - (lines.length - 1) * lineHeight;
  return [
    ...headGround(hasPicture, lines.length),
    ...markStrokes(56, 56, 2),
    ...text(fitted(poster.brand, 420, headLooks.brand, measure), 120, 96, headLooks.brand),
    ...text(fitted(poster.kind, 500, headLooks.kind, measure), left, firstLine - above, headLooks.kind),
    ...lines.flatMap((said, row) =>
      text(said, left, firstLine + row * lineHeight, { size, weight: 600, fill: white }),
    ),
    ...text(fitted(facts.join(' / '), inside, headLooks.facts, measure), left, 562, headLooks.facts),
  ];
};

const gap = 24;
const nameLook = { size: 26, weight: 400, fill: grey } as const;
const unitLook = { size: 26, weight: 400, fill: inkSoft } as const;

/** A figure as large as its place allows: one that was cut would be another. */
const figurePart = (
  { name, figure, unit }: Poster['figures'][number],
  x: number,
  y: number,
  width: number,
  measure: MeasureText,
): readonly PosterStroke[] => {
  const shown = posterText(figure);
  const unitWidth = unit === '' ? 0 : measure(unit, unitLook.size, 400) + 8;
  const room = Math.max(40, width - unitWidth);
  const size = Math.max(20, Math.min(52, Math.floor((52 * room) / Math.max(1, measure(shown, 52, 600)))));
  const look = { size, weight: 600, fill: ink } as const;
  const said = fitted(shown, room, look, measure);
  return [
    ...text(fitted(name, width, nameLook, measure), x, y, nameLook),
    ...text(said, x, y + 66, look),
    ...text(unit, x + measure(said, size, 600) + 8, y + 66, unitLook),
  ];
};

const figuresPart = ({ figures, sealed }: Poster, measure: MeasureText): readonly PosterStroke[] => {
  const y = sealed === '' ? 750 : 698;
  const shown = figures.slice(0, 3);
  const width = (inside - gap * 2 * (shown.length - 1)) / Math.max(1, shown.length);
  return shown.flatMap((figure, place) => {
    const x = left + place * (width + gap * 2);
    const before = place === 0 ? [] : [area(x - gap - 1, y - 24, 2, 92, line)];
    return [...before, ...figurePart(figure, x, y, width, measure)];
  });
};

const sealedLook = { size: 27, weight: 400, fill: amber } as const;

/** What an NDA opens, or a buyer keeps. */
const sealedPart = ({ sealed, figures }: Poster, measure: MeasureText): readonly PosterStroke[] => {
  if (sealed === '') return [];
  const y = figures.length === 0 ? 742 : 812;
  return [
    area(left, y, inside, 76, '#fff7e3'),
    area(left, y, 5, 76, '#ffb300'),
    { kind: 'outline', data: lock, x: left + 26, y: y + 20, scale: 1.5, color: amber, stroke: 1.7 },
    ...text(fitted(sealed, inside - 96, sealedLook, measure), left + 74, y + 48, sealedLook),
  ];
};

const summaryLook = { size: 28, weight: 400, fill: inkSoft } as const;

/** A few sentences, where there are no figures. */
const summaryPart = ({ summary, figures, sealed }: Poster, measure: MeasureText): readonly PosterStroke[] => {
  const said = posterText(summary);
  if (said === '' || figures.length > 0 || sealed !== '') return [];
  const lines = linesOf(said, inside, 5, (part) => measure(part, summaryLook.size, summaryLook.weight));
  const first = 790 - ((lines.length - 1) * 46) / 2;
  return lines.flatMap((each, row) => text(each, left, first + row * 46, summaryLook));
};

const footLooks = {
  call: { size: 38, weight: 600, fill: ink },
  advice: { size: 27, weight: 400, fill: inkSoft },
  confirmed: { size: 27, weight: 400, fill: ink },
  shared: { size: 25, weight: 400, fill: grey },
  source: { size: 22, weight: 400, fill: grey },
} as const satisfies Readonly<Record<string, Look>>;

/** How wide the words next to the code are. */
const leftOfCode = 330;

const footPart = (
  { call, advice, confirmed, shared, source }: Poster,
  measure: MeasureText,
): readonly PosterStroke[] => {
  const said = (words: string, y: number, look: Look, width = leftOfCode): readonly PosterStroke[] =>
    text(fitted(words, width, look, measure), left, y, look);
  return [
    area(0, bodyFoot, posterSize.width, 2, line),
    ...said(call, 1048, footLooks.call),
    ...said(advice, 1098, footLooks.advice),
    ...said(confirmed, 1180, footLooks.confirmed),
    ...said(shared, 1222, footLooks.shared),
    ...said(source, 1298, footLooks.source, inside),
  ];
};

/**
 * A poster as steps of drawing. Pure: the same content is drawn in the same way wherever texts are equally wide.
 * @param code the dark modules of the QR code, row by row, without a quiet zone
 */
export const posterStrokes = (
  poster: Poster,
  code: readonly (readonly boolean[])[],
  hasPicture: boolean,
  measure: MeasureText,
): readonly PosterStroke[] => [
  area(0, 0, posterSize.width, posterSize.height, white),
  ...headPart(poster, hasPicture, measure),
  ...figuresPart(poster, measure),
  ...sealedPart(poster, measure),
  ...summaryPart(poster, measure),
  ...footPart(poster, measure),
  ...codeStrokes(code, markStrokes),
];
