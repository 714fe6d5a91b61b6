import type { ElkExtendedEdge, ElkLabel, ElkPoint } from 'elkjs/lib/elk-api.js';
import { drawLines } from './draw-text';
import { cornersOf } from './geometry';
import type { LaidOut } from './layout';
import type { Line } from './lines';
import { element, rounded } from './markup';

const radius = 5;
const headLength = 9;

const point = ({ x, y }: ElkPoint): string => `${rounded(x)} ${rounded(y)}`;

/** The point on the way from `from` to `to` that lies `length` px before `to` (half way at most). */
const before = (to: ElkPoint, from: ElkPoint, length: number): ElkPoint => {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const part = distance === 0 ? 0 : Math.min(length / distance, 0.5);
  return { x: to.x + (from.x - to.x) * part, y: to.y + (from.y - to.y) * part };
};

/** A line through all points whose corners are rounded. */
const path = (points: readonly ElkPoint[]): string =>
  points
    .map((at, index) => {
      const [from, to] = [points[index - 1], points[index + 1]];
      if (from === undefined) return `M${point(at)}`;
      if (to === undefined) return `L${point(at)}`;
      return `L${point(before(at, from, radius))}Q${point(at)} ${point(before(at, to, radius))}`;
    })
    .join('');

const head = (points: readonly ElkPoint[]): string => {
  const [from, to] = [points.at(-2), points.at(-1)];
  if (from === undefined || to === undefined) return '';
  const distance = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = { x: (to.x - from.x) / distance, y: (to.y - from.y) / distance };
  const base = { x: to.x - along.x * headLength, y: to.y - along.y * headLength };
  const side = (sign: number): ElkPoint => ({
    x: base.x - along.y * 4 * sign,
    y: base.y + along.x * 4 * sign,
  });
  return element('path', { d: `M${point(to)}L${point(side(1))}L${point(side(-1))}Z`, class: 'head' });
};

/** Draws the lines of all arrows. */
export const drawArrows = ({ graph }: LaidOut): string =>
  (graph.edges ?? [])
    .flatMap((edge: ElkExtendedEdge) => edge.sections ?? [])
    .map(cornersOf)
    .map((points) => element('path', { d: path(points), class: 'arrow' }) + head(points))
    .join('\n');

const drawLabel = ({ x = 0, y = 0, width = 0, height = 0 }: ElkLabel, lines: readonly Line[]): string =>
  element('rect', { x, y, width, height, class: 'label' }) + drawLines(lines, x + 4, y + 2);

/** Draws the words on all arrows, each on white over its own line. */
export const drawLabels = ({ graph, labels }: LaidOut): string =>
  (graph.edges ?? [])
    .flatMap((edge) => (edge.labels ?? []).map((label) => drawLabel(label, labels.get(edge.id) ?? [])))
    .join('\n');
