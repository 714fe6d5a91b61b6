import ElkConstructor, { type ElkNode, type LayoutOptions } from 'elkjs/lib/elk.bundled.js';
import { allNodes } from './geometry';
import { chartGraph, type ChartParts, type ChartSource, type GroupSizes } from './graph';
import { placeHeaders, type Headers } from './headers';

/** A chart whose parts have found their places. */
export interface LaidOut extends ChartParts {
  readonly graph: ElkNode;
  readonly headers: Headers;
  readonly width: number;
  readonly height: number;
}

const options: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  // The first state stands first. Ordering by the model as well makes elkjs 0.12 throw when arrows cross groups.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.padding': '[top=12,left=12,bottom=12,right=12]',
  'elk.spacing.nodeNode': '30',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '2',
  'elk.spacing.labelLabel': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
};

const elk = new ElkConstructor();

type Direction = 'DOWN' | 'RIGHT';

const laidOut = async (source: ChartSource, direction: Direction, sizes: GroupSizes): Promise<LaidOut> => {
  const parts = chartGraph(source, { ...options, 'elk.direction': direction }, sizes);
  const graph = await elk.layout(parts.graph);
  const headers = placeHeaders(parts, graph);
  return {
    ...parts,
    graph,
    headers,
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
  };
};

/** Groups whose words arrows run through become wider by those words. */
const widening = ({ boxes, graph, headers }: LaidOut, before: GroupSizes): GroupSizes['widened'] => {
  const widths = allNodes(graph)
    .filter(({ id }) => headers.crossed.includes(id))
    .map(({ id, width = 0 }) => [id, width + (boxes.get(id)?.box.width ?? 0)] as const);
  return new Map([...before.widened, ...widths]);
};

/** Sets the words of groups narrower, then the groups wider, until arrows leave room for all words. */
const settled = async (source: ChartSource, direction: Direction): Promise<LaidOut> => {
  let sizes: GroupSizes = { groupWidth: 420, widened: new Map() };
  let laid = await laidOut(source, direction, sizes);
  for (const groupWidth of [320, 240, 240, 240]) {
    if (laid.headers.crossed.length === 0) return laid;
    const widened = sizes.groupWidth === groupWidth ? widening(laid, sizes) : sizes.widened;
    sizes = { groupWidth, widened };
    laid = await laidOut(source, direction, sizes);
  }
  return laid;
};

/** How much smaller a chart must be printed to fit a sheet of A3 across or upright. */
const shrinking = ({ width, height }: LaidOut): number =>
  Math.min(Math.max(width / 420, height / 297), Math.max(width / 297, height / 420));

/** Lays a machine out downwards and rightwards, and keeps what can be printed larger, words uncrossed first. */
export const layout = async (source: ChartSource): Promise<LaidOut> => {
  const both = [await settled(source, 'DOWN'), await settled(source, 'RIGHT')] as const;
  const [first] = both.toSorted(
    (one, other) =>
      one.headers.crossed.length - other.headers.crossed.length || shrinking(one) - shrinking(other),
  );
  return first ?? both[0];
};
