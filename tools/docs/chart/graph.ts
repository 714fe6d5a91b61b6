import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js';
import type { MachineDelay, MachineState } from '../model/states';
import type { MachineTransition } from '../model/transitions';
import { staysInBox, stateBox, transitionSpans, type Box } from './box';
import { flow, linesHeight, linesWidth, type Line } from './lines';

/** What the nodes and edges of a laid-out graph stand for, by their ids. */
export interface ChartParts {
  readonly graph: ElkNode;
  readonly boxes: ReadonlyMap<string, { readonly state: MachineState; readonly box: Box }>;
  readonly labels: ReadonlyMap<string, readonly Line[]>;
}

/** Everything a chart is drawn from. */
export interface ChartSource {
  readonly title: string;
  readonly states: readonly MachineState[];
  readonly delays: readonly MachineDelay[];
}

/** How groups are set. */
export interface GroupSizes {
  /** The widest that the words of a group may be, in px. */
  readonly groupWidth: number;
  /** Groups that must be at least this wide, in px, by their ids. */
  readonly widened: ReadonlyMap<string, number>;
}

const machineId = 'machine';
const startId = (path: string): string => `${path}#start`;
const withinId = (path: string): string => `${path}#within`;
const nodeId = (path: string): string => (path === '' ? machineId : path);

const labelWidth = 230;
const stateWidth = 240;

const isGroup = ({ kind }: MachineState): boolean => kind === 'compound' || kind === 'parallel';

const isBelow = (path: string, ancestor: string): boolean =>
  path !== ancestor && (ancestor === '' || path.startsWith(`${ancestor}.`));

/** An arrow from a state that is drawn as a group into that group starts at a mark inside it. */
const leadsInside = (state: MachineState, target: string): boolean =>
  isGroup(state) && isBelow(target, state.path);

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly transitions: readonly MachineTransition[];
}

/** Transitions between the same two states share one arrow. */
const arrowsOf = (states: readonly MachineState[]): readonly Arrow[] => {
  const arrows = new Map<string, Arrow>();
  for (const state of states) {
    for (const transition of state.transitions.filter((each) => !staysInBox(each))) {
      for (const target of transition.targets) {
        const from = leadsInside(state, target) ? withinId(state.path) : nodeId(state.path);
        const key = `${from} → ${target}`;
        const before = arrows.get(key)?.transitions ?? [];
        arrows.set(key, { from, to: nodeId(target), transitions: [...before, transition] });
      }
    }
  }
  return [...arrows.values()];
};

/** elkjs 0.12 takes the least size of a group that is laid out downwards as if it were turned. */
const leastSize = (width: number, height: number, direction: string | undefined): string =>
  direction === 'DOWN' ? `(${height},${width})` : `(${width},${height})`;

const groupOptions = (box: Box, width: number, direction: string | undefined): LayoutOptions => ({
  'elk.padding': `[top=${box.height + 16},left=20,bottom=20,right=20]`,
  'elk.nodeSize.constraints': 'MINIMUM_SIZE',
  'elk.nodeSize.minimum': leastSize(width, box.height + 60, direction),
});

const inline: LayoutOptions = { 'elk.edgeLabels.inline': 'true' };
const last: LayoutOptions = { 'elk.layered.layering.layerConstraint': 'LAST' };

/**
 * Turns a machine's states into the graph that is laid out. Edges stand at the root, so that they may cross groups.
 */
export const chartGraph = (
  { title, states, delays }: ChartSource,
  options: LayoutOptions,
  { groupWidth, widened }: GroupSizes,
): ChartParts => {
  const boxes = new Map(
    states.map((state) => {
      const isMachine = state.path === '';
      const width = isGroup(state) ? groupWidth : stateWidth;
      const box = stateBox(state, delays, {
        title: isMachine ? title : state.name,
        tone: isMachine ? 'title' : 'name',
        width,
      });
      return [nodeId(state.path), { state, box }] as const;
    }),
  );
  const arrows = arrowsOf(states);
  const labels = new Map<string, readonly Line[]>();
  const within = new Set(arrows.map(({ from }) => from).filter((from) => from.endsWith('#within')));

  const elkNode = (state: MachineState, box: Box): ElkNode => {
    const children = states.filter(({ parent }) => parent === state.path);
    const id = nodeId(state.path);
    if (children.length === 0) {
      return {
        id,
        width: box.width,
        height: box.height,
        ...(state.kind === 'final' ? { layoutOptions: last } : {}),
      };
    }
    const marks: ElkNode[] = [
      ...(state.initial === undefined ? [] : [{ id: startId(state.path), width: 14, height: 14 }]),
      ...(within.has(withinId(state.path)) ? [{ id: withinId(state.path), width: 122, height: 24 }] : []),
    ];
    const inner = children.map((child) => elkNode(child, boxOf(child)));
    return {
      id,
      children: [...marks, ...inner],
      layoutOptions: {
        ...options,
        ...groupOptions(box, widened.get(id) ?? box.width, options['elk.direction']),
      },
    };
  };
  const boxOf = (state: MachineState): Box => {
    const found = boxes.get(nodeId(state.path));
    if (found === undefined) throw new Error(`the state ${state.path} has no box`);
    return found.box;
  };

  const starts: ElkExtendedEdge[] = states
    .filter(({ initial }) => initial !== undefined)
    .map(({ path, initial = '' }) => ({
      id: `start of ${path}`,
      sources: [startId(path)],
      targets: [nodeId(initial)],
    }));
  const edges = arrows.map(({ from, to, transitions }, index): ElkExtendedEdge => {
    const lines = transitions.flatMap((transition) =>
      flow(transitionSpans(transition, delays), labelWidth, 10),
    );
    const id = `arrow ${index}`;
    labels.set(id, lines);
    const label = {
      id: `label ${index}`,
      text: id,
      width: linesWidth(lines) + 8,
      height: linesHeight(lines) + 4,
      layoutOptions: inline,
    };
    return { id, sources: [from], targets: [to], labels: [label] };
  });
  const machine = states.filter(({ path }) => path === '').map((state) => elkNode(state, boxOf(state)));
  return {
    graph: { id: 'root', children: machine, edges: [...starts, ...edges], layoutOptions: options },
    boxes,
    labels,
  };
};
