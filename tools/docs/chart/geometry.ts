import type { ElkEdgeSection, ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs/lib/elk-api.js';

/** A rectangle on the chart, in px from its top left corner. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One straight piece of an arrow; it runs across or down. */
export interface Segment {
  readonly from: ElkPoint;
  readonly to: ElkPoint;
}

export const areaOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Area>): Area => ({
  x,
  y,
  width,
  height,
});

/** The corners of an arrow from its start to its head. */
export const cornersOf = ({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection): readonly ElkPoint[] => [
  startPoint,
  ...bendPoints,
  endPoint,
];

export const segmentsOf = (edge: ElkExtendedEdge): readonly Segment[] =>
  (edge.sections ?? []).flatMap((section) => {
    const corners = cornersOf(section);
    return corners.slice(1).flatMap((to, index) => {
      const from = corners[index];
      return from === undefined ? [] : [{ from, to }];
    });
  });

/** Whether a segment runs through an area; touching its border does not count. */
export const crosses = ({ from, to }: Segment, { x, y, width, height }: Area): boolean =>
  Math.max(from.x, to.x) > x &&
  Math.min(from.x, to.x) < x + width &&
  Math.max(from.y, to.y) > y &&
  Math.min(from.y, to.y) < y + height;

export const overlap = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** All nodes of a graph, outer ones first. */
export const allNodes = (graph: ElkNode): readonly ElkNode[] =>
  (graph.children ?? []).flatMap((node) => [node, ...allNodes(node)]);
