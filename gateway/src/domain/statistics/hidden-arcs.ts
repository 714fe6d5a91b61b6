import { leastShownCount } from '../../../../contract/statistics/statistics';

/**
 * A figure of a table as the arc of a network: what flows into a node flows out of it, as the cells of a line add up to
 * its total. Each figure is part of at most two sums: those of its two nodes.
 */
export interface Arc {
  readonly from: string;
  readonly to: string;
  /** How many deals. */
  readonly weight: number;
  /** Not shown before further figures are hidden. */
  readonly hidden: boolean;
}

interface Edge {
  readonly arc: number;
  readonly to: number;
  readonly forward: boolean;
}

/** The network with numbered nodes. */
interface Network {
  readonly arcs: readonly Arc[];
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly edges: readonly (readonly Edge[])[];
}

const networkOf = (arcs: readonly Arc[]): Network => {
  const numbers = new Map<string, number>();
  const numberOf = (node: string): number => {
    const number = numbers.get(node) ?? numbers.size;
    numbers.set(node, number);
    return number;
  };
  const from = arcs.map((arc) => numberOf(arc.from));
  const to = arcs.map((arc) => numberOf(arc.to));
  const edges = [...numbers].map((): Edge[] => []);
  arcs.forEach((_, arc) => {
    const [source, target] = [from[arc] ?? 0, to[arc] ?? 0];
    edges[source]?.push({ arc, to: target, forward: true });
    edges[target]?.push({ arc, to: source, forward: false });
  });
  return { arcs, from, to, edges };
};

/** The nodes on the side of the figure's first node; null where the figure may be great enough. */
type Side = ReadonlySet<number> | null;

/**
 * Looks how great a hidden figure can be by all figures that are shown: the maximum flow between its nodes over the
 * hidden arcs, counted up to `leastShownCount`. A hidden figure can fall to zero, and rise without a bound.
 */
const sideOf = ({ arcs, from, to, edges }: Network, hidden: readonly boolean[], figure: number): Side => {
  const room = arcs.map(({ weight }) => weight);
  const [source, sink] = [from[figure] ?? 0, to[figure] ?? 0];
  for (let most = 0; ;) {
    const cameBy = new Map<number, { readonly node: number; readonly edge: Edge } | null>([[source, null]]);
    const waiting = [source];
    for (let place = 0; place < waiting.length && !cameBy.has(sink); place += 1) {
      const node = waiting[place] ?? source;
      for (const edge of edges[node] ?? []) {
        const isOpen = hidden[edge.arc] === true && (!edge.forward || (room[edge.arc] ?? 0) > 0);
        if (!isOpen || cameBy.has(edge.to)) continue;
        cameBy.set(edge.to, { node, edge });
        waiting.push(edge.to);
      }
    }
    if (!cameBy.has(sink)) return new Set(cameBy.keys());
    const way: Edge[] = [];
    for (let came = cameBy.get(sink); came !== undefined && came !== null; came = cameBy.get(came.node))
      way.push(came.edge);
    const pushed = Math.min(
      leastShownCount - most,
      ...way.filter(({ forward }) => forward).map(({ arc }) => room[arc] ?? 0),
    );
    for (const { arc, forward } of way) room[arc] = (room[arc] ?? 0) + (forward ? -pushed : pushed);
    most += pushed;
    if (most >= leastShownCount) return null;
  }
};

/** The smallest figure that is shown between a side and the rest: one that leaves the side, or one that enters it. */
const furtherOf = ({ arcs, from, to }: Network, hidden: readonly boolean[], side: ReadonlySet<number>) => {
  const isOn = (node: number | undefined): boolean => node !== undefined && side.has(node);
  return arcs
    .flatMap(({ weight }, arc) => {
      const crosses = isOn(from[arc]) !== isOn(to[arc]) && (weight > 0 || isOn(to[arc]));
      return crosses && hidden[arc] !== true ? [{ arc, weight }] : [];
    })
    .sort((one, other) => one.weight - other.weight)[0]?.arc;
};

/** Shows again what was hidden for nothing: the greatest figures first. */
const showNeedless = (network: Network, hidden: boolean[]): void => {
  const { arcs } = network;
  const added = arcs
    .flatMap((arc, place) => (hidden[place] === true && !arc.hidden ? [{ place, weight: arc.weight }] : []))
    .sort((one, other) => other.weight - one.weight);
  for (const { place } of added) {
    hidden[place] = false;
    if (arcs.some((_, figure) => hidden[figure] === true && sideOf(network, hidden, figure) !== null))
      hidden[place] = true;
  }
};

/**
 * Hides further figures until no hidden figure can be recovered by subtraction: by all that is shown, each hidden figure
 * may be `leastShownCount` or more. Small figures are hidden rather than great ones.
 * @returns for each arc whether it is hidden
 */
export const hideArcs = (arcs: readonly Arc[]): readonly boolean[] => {
  const network = networkOf(arcs);
  const hidden = arcs.map((arc) => arc.hidden);
  const waiting = arcs.flatMap((arc, place) => (arc.hidden ? [place] : []));
  for (let figure = waiting.pop(); figure !== undefined; figure = waiting.pop()) {
    const side = sideOf(network, hidden, figure);
    const further = side === null ? undefined : furtherOf(network, hidden, side);
    if (further === undefined) continue;
    hidden[further] = true;
    waiting.push(figure, further);
  }
  showNeedless(network, hidden);
  return hidden;
};
