/** A line through points, x and y by turns, on a square from -12 to 12 whose y grows downwards. */
export type Stroke = readonly number[];
export type Drawing = readonly Stroke[];

/** Part of an oval, from one angle to another, in turns from the right and on downwards. */
const oval = (x: number, y: number, rx: number, ry = rx, from = 0, to = 1): Stroke => {
  const steps = Math.max(6, Math.ceil(28 * Math.abs(to - from)));
  return Array.from({ length: steps + 1 }, (_, index) => {
    const angle = 2 * Math.PI * (from + ((to - from) * index) / steps);
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  }).flat();
};

const rays = (x: number, y: number, from: number, to: number, count: number, start = 0, end = 1): Stroke[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = 2 * Math.PI * (start + ((end - start) * index) / (end - start === 1 ? count : count - 1));
    const [right, down] = [Math.cos(angle), Math.sin(angle)];
    return [x + from * right, y + from * down, x + to * right, y + to * down];
  });

const box = (left: number, top: number, right: number, bottom: number): Stroke => [
  ...[left, top, right, top, right, bottom, left, bottom, left, top],
];

/** Things that everybody knows, each in two drawings. The piece and its gap bear the same one (CAP-01). */
export const figures: readonly (readonly [one: Drawing, other: Drawing])[] = [
  // A fish.
  [
    [oval(-2, 0, 8, 5), [6, 0, 11, -5, 11, 5, 6, 0], oval(-6, -1, 0.8)],
    [
      [-12, 0, -6, -3, 0, -4, 6, -2, 10, -5, 9, 0, 10, 5, 6, 2, 0, 4, -6, 3, -12, 0],
      [-1, -4, 2, -8, 4, -3],
      [-6, -3, -5, 0, -6, 3],
      oval(-8.5, -0.6, 0.6),
    ],
  ],
  // A house.
  [
    [[-11, 0, 0, -10, 11, 0], [-8, -2, -8, 10, 8, 10, 8, -2], box(-2, 3, 2, 10)],
    [
      [-12, -2, -8, -9, 8, -9, 12, -2, -12, -2],
      box(-10, -2, 10, 8),
      box(-7, 1, -3, 5),
      [2, 8, 2, 1, 7, 1, 7, 8],
      box(4, -12, 7, -9),
    ],
  ],
  // A tree.
  [
    [
      [0, -12, 5, -5, -5, -5, 0, -12],
      [0, -7, 7, 1, -7, 1, 0, -7],
      [0, -2, 9, 7, -9, 7, 0, -2],
      box(-1.5, 7, 1.5, 12),
    ],
    [oval(0, -5, 8.5, 7), [-1.5, 12, -1, 0, -4, -4], [1.5, 12, 1, 0, 4, -5], [-5, 12, 5, 12]],
  ],
  // A sailing boat.
  [
    [
      [-10, 5, 10, 5, 6, 11, -7, 11, -10, 5],
      [0, 5, 0, -12],
      [0, -11, 8, 2, 0, 2],
      [0, -8, -7, 2, 0, 2],
    ],
    [
      [-12, 4, -8, 9, 8, 9, 12, 3],
      [-12, 4, 12, 3],
      [-1, 4, -1, -11],
      [-7, -9, 6, -9, 8, -4, 6, 1, -7, 1, -5, -4, -7, -9],
      [-11, 12, -7, 11, -3, 12, 1, 11, 5, 12, 9, 11],
    ],
  ],
  // An umbrella.
  [
    [oval(0, 0, 11, 10, 0.5, 1), [-11, 0, 11, 0], [0, 0, 0, 9], oval(-2, 9, 2, 2.5, 0, 0.5)],
    [
      [-12, 0, -9, -6, -4, -9, 0, -10, 4, -9, 9, -6, 12, 0],
      oval(-9, 0, 3, 2, 0.5, 1),
      oval(-3, 0, 3, 2, 0.5, 1),
      oval(3, 0, 3, 2, 0.5, 1),
      oval(9, 0, 3, 2, 0.5, 1),
      [0, -10, 0, -12],
      [0, -2, 0, 10, 1, 12, 3, 12, 4, 10],
    ],
  ],
  // A cup.
  [
    [
      [-8, -4, -7, 8, 4, 8, 5, -4, -8, -4],
      oval(6, 1, 4, 4, -0.2, 0.3),
      [-5, -7, -4, -9, -5, -11],
      [0, -7, 1, -9, 0, -11],
    ],
    [
      oval(-1, -3, 9, 2.5),
      [-10, -3, -8, 4, -4, 7, 2, 7, 6, 4, 8, -3],
      oval(9, 0, 3, 3, -0.25, 0.3),
      [-12, 9, -8, 11, 6, 11, 10, 9],
    ],
  ],
  // A key.
  [
    [oval(-7, 0, 5), oval(-7, 0, 1.6), [-2, 0, 12, 0], [11, 0, 11, 5], [7, 0, 7, 4]],
    [
      oval(0, -8, 4.5, 3.5),
      [-1.5, -4.5, -1.5, 11, 1.5, 11, 1.5, -4.5],
      [1.5, 10, 6, 10, 6, 7, 4, 7, 4, 5, 6, 5, 6, 3, 1.5, 3],
    ],
  ],
  // A flower.
  [
    [
      oval(0, -5, 2),
      ...[0, 0.2, 0.4, 0.6, 0.8].map((turn) =>
        oval(4.6 * Math.sin(2 * Math.PI * turn), -5 - 4.6 * Math.cos(2 * Math.PI * turn), 2.6),
      ),
      [0, 2, 0, 12],
      [0, 9, 5, 5],
    ],
    [
      [-5, -10, -5, -4, -3, -1, 0, 0, 3, -1, 5, -4, 5, -10, 2, -6, 0, -11, -2, -6, -5, -10],
      [0, 0, 0, 12],
      [0, 11, -6, 7, -8, 1, -3, 5, 0, 11],
      [0, 11, 6, 7, 8, 1, 3, 5, 0, 11],
    ],
  ],
  // A car.
  [
    [
      [-12, 5, -12, 0, -7, -1, -4, -6, 4, -6, 8, -1, 12, 1, 12, 5, -12, 5],
      oval(-6, 5, 2.8),
      oval(7, 5, 2.8),
      [0, -6, 0, -1, 7, -1],
    ],
    [
      [-11, 6, -11, -7, 5, -7, 5, 6, -11, 6],
      [5, -3, 9, -3, 12, 2, 12, 6, 5, 6],
      oval(-7, 7, 2.4),
      oval(8, 7, 2.4),
      [7, -1, 9, 2, 5, 2],
    ],
  ],
  // A cat.
  [
    [
      [-8, -3, -8, -11, -3, -7, 3, -7, 8, -11, 8, -3],
      oval(0, 1, 9, 8, -0.08, 0.58),
      oval(-3.5, -1, 0.8),
      oval(3.5, -1, 0.8),
      [-1, 3, 0, 4, 1, 3],
      [-11, 2, -5, 3],
      [11, 2, 5, 3],
    ],
    [
      [-9, -11, -9, -5, -7, -2, -3, -2, -1, -5, -1, -11, -4, -8, -6, -8, -9, -11],
      [-7, -2, -8, 4, -8, 11, 4, 11, 6, 7, 5, 3, 1, 0, -3, -2],
      [4, 11, 9, 11, 11, 8, 10, 4, 11, 2],
      [-3, 11, -3, 5],
    ],
  ],
  // A sun.
  [
    [oval(0, 0, 5), ...rays(0, 0, 8, 11.5, 8)],
    [oval(0, 5, 7, 7, 0.5, 1), [-12, 5, 12, 5], [-8, 9, 8, 9], ...rays(0, 5, 9.5, 14, 5, 0.54, 0.96)],
  ],
  // A clock.
  [
    [
      oval(0, 0, 10.5),
      [0, 0, 0, -7],
      [0, 0, 5, 3],
      [0, -10, 0, -9],
      [10, 0, 9, 0],
      [0, 10, 0, 9],
      [-10, 0, -9, 0],
    ],
    [
      oval(0, 1, 7.5),
      [0, 1, -3, -3],
      [0, 1, 4, 1],
      oval(-6, -8, 3, 3, 0.4, 0.95),
      oval(6, -8, 3, 3, 0.55, 1.1),
      [-5, 7, -8, 12],
      [5, 7, 8, 12],
    ],
  ],
];
