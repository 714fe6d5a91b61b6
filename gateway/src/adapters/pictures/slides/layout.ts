import type { Slide } from '../../../domain/presentation/slide';
import { linesOf } from '../../../../../contract/picture-text/lines';
import { shownText } from '../share/shown-text';

/** In px of the picture and points of the file: sixteen to nine. */
export const slideSize = { width: 1_280, height: 720 };

/** What measures a text, and knows which characters it can draw. */
export interface Measure {
  readonly width: (text: string, size: number) => number;
  readonly has: (codePoint: number) => boolean;
}

/** A filled rectangle, or a line of text on its base line. */
export type Mark =
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly fill: string;
    }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly weight: Weight;
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly fill: string;
    };

export type Weight = 'plain' | 'bold';

const margin = 88;
const inside = slideSize.width - 2 * margin;
const ink = '#151a22';
const soft = '#3a424f';
const grey = '#5c6573';
const amber = '#ffb300';
const white = '#ffffff';

/** What follows the heading: the largest size at which all lines fit. */
const bodySizes = [34, 30, 26, 22, 18];
const bodyTop = 230;
const bodyFoot = 620;

const box = (x: number, y: number, width: number, height: number, fill: string): Mark => ({
  kind: 'box',
  x,
  y,
  width,
  height,
  fill,
});

const foot = ({ company, number, count }: Slide, plain: Measure, fill: string): readonly Mark[] => {
  const place = `${number} / ${count}`;
  const line = { kind: 'text', weight: 'plain', y: slideSize.height - 44, size: 20, fill } as const;
  return [
    { ...line, text: shownText(company, plain.has), x: margin },
    { ...line, text: place, x: slideSize.width - margin - plain.width(place, 20) },
  ];
};

const cover = (slide: Slide, { plain, bold }: Readonly<Record<Weight, Measure>>): readonly Mark[] => {
  const title = linesOf(shownText(slide.title, bold.has), inside, 3, (text) => bold.width(text, 60));
  return [
    box(0, 0, slideSize.width, slideSize.height, ink),
    box(margin, 176, 96, 8, amber),
    ...title.map((text, row): Mark => ({
      kind: 'text',
      weight: 'bold',
      text,
      x: margin,
      y: 280 + row * 80,
      size: 60,
      fill: white,
    })),
    ...slide.lines.slice(0, 3).map((text, row): Mark => ({
      kind: 'text',
      weight: 'plain',
      text: linesOf(shownText(text, plain.has), inside, 1, (one) => plain.width(one, 28)).join(''),
      x: margin,
      y: 320 + title.length * 80 + row * 48,
      size: 28,
      fill: '#d5dae2',
    })),
    ...foot(slide, plain, '#aab2bf'),
  ];
};

interface Body {
  readonly size: number;
  /** The lines of each point. */
  readonly points: readonly (readonly string[])[];
}

const bodyOf = ({ lines }: Slide, plain: Measure): Body => {
  const set = (size: number): Body => ({
    size,
    points: lines.map((line) =>
      linesOf(shownText(line, plain.has), inside - size, 6, (text) => plain.width(text, size)),
    ),
  });
  const heightOf = ({ size, points }: Body): number =>
    points.reduce((sum, point) => sum + point.length * size * 1.45 + size * 0.7, 0);
  const tried = bodySizes.map(set);
  return tried.find((body) => heightOf(body) <= bodyFoot - bodyTop) ?? set(bodySizes.at(-1) ?? 18);
};

const inner = (slide: Slide, { plain, bold }: Readonly<Record<Weight, Measure>>): readonly Mark[] => {
  const { size, points } = bodyOf(slide, plain);
  const [heading = ''] = linesOf(shownText(slide.title, bold.has), inside, 1, (text) => bold.width(text, 44));
  const marks: Mark[] = [];
  let y = bodyTop + size;
  for (const point of points) {
    marks.push(box(margin, y - size * 0.55, size * 0.3, size * 0.3, amber));
    for (const text of point) {
      marks.push({ kind: 'text', weight: 'plain', text, x: margin + size, y, size, fill: soft });
      y += size * 1.45;
    }
    y += size * 0.7;
  }
  return [
    box(0, 0, slideSize.width, slideSize.height, white),
    box(0, 0, 12, slideSize.height, amber),
    { kind: 'text', weight: 'bold', text: heading, x: margin, y: 136, size: 44, fill: ink },
    box(margin, 172, inside, 2, '#e5e8ed'),
    ...marks,
    ...foot(slide, plain, grey),
  ];
};

/** What a page shows, from the back to the front. */
export const slideMarks = (slide: Slide, faces: Readonly<Record<Weight, Measure>>): readonly Mark[] =>
  slide.number === 1 ? cover(slide, faces) : inner(slide, faces);
