import type { ElkNode } from 'elkjs/lib/elk-api.js';
import type { Box } from './box';
import { allNodes, areaOf, crosses, segmentsOf, type Area } from './geometry';
import type { ChartParts } from './graph';

/** Where the words of each group stand, by its id: at the left, or in the first gap between arrows that is wide enough. */
export interface Headers {
  readonly places: ReadonlyMap<string, Area>;
  /** Groups whose words no gap can take. */
  readonly crossed: readonly string[];
}

/** How far words keep from an arrow that passes by, in px. */
const clearance = 4;

const headerPlace = (group: Area, box: Box, graph: ElkNode): Area | undefined => {
  const segments = (graph.edges ?? []).flatMap(segmentsOf);
  const band = { ...group, height: box.height };
  const passing = segments.filter((segment) => crosses(segment, { ...band, y: band.y + 1 }));
  const starts = [group.x, ...passing.map(({ from, to }) => Math.max(from.x, to.x) + clearance)];
  return starts
    .toSorted((one, other) => one - other)
    .map((x) => ({ x, y: group.y, width: box.width, height: box.height }))
    .find(
      (area) =>
        area.x + area.width <= group.x + group.width &&
        !passing.some((segment) => crosses(segment, { ...area, width: area.width + clearance })),
    );
};

/** Finds a place for the words of each group that no arrow runs through. */
export const placeHeaders = ({ boxes }: ChartParts, graph: ElkNode): Headers => {
  const places = new Map<string, Area>();
  const crossed: string[] = [];
  for (const node of allNodes(graph)) {
    const found = boxes.get(node.id);
    if (found === undefined) continue;
    const group = areaOf(node);
    const place = (node.children ?? []).length === 0 ? group : headerPlace(group, found.box, graph);
    if (place === undefined) crossed.push(node.id);
    places.set(node.id, place ?? group);
  }
  return { places, crossed };
};
