import type { AreaStroke, OutlineStroke, PosterStroke } from './poster-stroke';

/** Light modules around a code, as ISO/IEC 18004 asks for. */
export const quietModules = 4;

/** Where the code lies with its quiet zone, in px. */
const place = { right: 718, top: 956, side: 304 } as const;

/** The most of the code's width that the mark covers. */
const mostCovered = 0.2;

const dark = '#151a22';
const light = '#ffffff';

/** The dark modules as runs along their rows. */
const runsOf = (
  code: readonly (readonly boolean[])[],
  x: number,
  y: number,
  module: number,
): readonly AreaStroke[] =>
  code.flatMap((row, down) =>
    row.flatMap((isDark, along): readonly AreaStroke[] => {
      if (!isDark || row[along - 1] === true) return [];
      const end = row.indexOf(false, along);
      const length = (end === -1 ? row.length : end) - along;
      return [
        {
          kind: 'area',
          x: x + along * module,
          y: y + down * module,
          width: length * module,
          height: module,
          fill: dark,
        },
      ];
    }),
  );

/** The side of the mark's ground in modules: odd like the code's, so that it lies in its middle on whole modules. */
export const markModules = (modules: number): number => {
  const most = Math.floor(modules * mostCovered);
  return most % 2 === modules % 2 ? most : most - 1;
};

/** A QR code with its quiet zone and the mark in its middle, each module on whole pixels. */
export const codeStrokes = (
  code: readonly (readonly boolean[])[],
  mark: (x: number, y: number, scale: number) => readonly OutlineStroke[],
): readonly PosterStroke[] => {
  const modules = code.length;
  const module = Math.max(1, Math.floor(place.side / (modules + 2 * quietModules)));
  const side = (modules + 2 * quietModules) * module;
  const x = place.right - side;
  const first = { x: x + quietModules * module, y: place.top + quietModules * module };
  const covered = markModules(modules) * module;
  const inset = ((modules - markModules(modules)) / 2) * module;
  const ground = { x: first.x + inset, y: first.y + inset };
  return [
    { kind: 'area', x, y: place.top, width: side, height: side, fill: light },
    ...runsOf(code, first.x, first.y, module),
    { kind: 'area', ...ground, width: covered, height: covered, fill: light },
    ...mark(ground.x + covered * 0.08, ground.y + covered * 0.08, (covered * 0.84) / 28),
  ];
};
