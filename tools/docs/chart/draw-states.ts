import type { ElkNode } from 'elkjs/lib/elk-api.js';
import type { MachineState } from '../model/states';
import { boxPadding, compartmentGap, type Box } from './box';
import { drawLines } from './draw-text';
import { areaOf, type Area } from './geometry';
import type { LaidOut } from './layout';
import { linesHeight } from './lines';
import { element, rounded } from './markup';
import { palette } from './palette';

const frame = (
  { x, y, width, height }: Area,
  inset: number,
  more: Readonly<Record<string, string | number>>,
): string =>
  element('rect', {
    x: x + inset,
    y: y + inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
    rx: 6 - inset / 2,
    ...more,
  });

/** The words of a state; the line between two compartments is as wide as the box, or as the words of a group. */
const drawWords = (box: Box, { x, y, width }: Area): string => {
  let top = y + boxPadding;
  return box.compartments
    .map((lines, index) => {
      const rule = { d: `M${rounded(x)} ${rounded(top + compartmentGap)}h${rounded(width)}`, class: 'rule' };
      top += index === 0 ? 0 : compartmentGap * 2;
      const text = drawLines(lines, x + boxPadding, top);
      top += linesHeight(lines);
      return index === 0 ? text : element('path', rule) + text;
    })
    .join('\n');
};

const drawState = (state: MachineState, box: Box, node: ElkNode, words: Area, isRegion: boolean): string => {
  const at = areaOf(node);
  const isGroup = (node.children ?? []).length > 0;
  const look = isGroup ? (isRegion ? 'region' : 'group') : 'state';
  return [
    frame(at, 0, { class: look }),
    state.kind === 'final' ? frame(at, 3, { class: 'final' }) : '',
    drawWords(box, words),
  ].join('');
};

const drawStart = (node: ElkNode): string => {
  const { x, y, width } = areaOf(node);
  return element('circle', { cx: x + width / 2, cy: y + width / 2, r: width / 2 - 1, class: 'start' });
};

const drawWithin = (node: ElkNode): string => {
  const { x, y, width, height } = areaOf(node);
  const words = [{ spans: [{ text: 'in any of these', tone: 'soft' as const }], indent: 0 }];
  return (
    element('rect', { x, y, width, height, rx: height / 2, class: 'within' }) +
    drawLines(words, x + 14, y + 3)
  );
};

/** Draws every state and mark of a chart, outer ones first. */
export const drawStates = ({ graph, boxes, headers }: LaidOut): string => {
  const parallel = (id: string): boolean => boxes.get(id)?.state.kind === 'parallel';
  const draw = (node: ElkNode, parent: string): readonly string[] => {
    const found = boxes.get(node.id);
    if (node.id.endsWith('#start')) return [drawStart(node)];
    if (node.id.endsWith('#within')) return [drawWithin(node)];
    const words = headers.places.get(node.id) ?? areaOf(node);
    const own = found === undefined ? [] : [drawState(found.state, found.box, node, words, parallel(parent))];
    return [...own, ...(node.children ?? []).flatMap((child) => draw(child, node.id))];
  };
  return (graph.children ?? []).flatMap((node) => draw(node, '')).join('\n');
};

/** The style of a chart, once in its head. */
export const chartStyle = `
  .state, .group, .region { fill: ${palette.paper}; stroke: ${palette.ink}; stroke-width: 1.2 }
  .group { stroke-width: 1.6 }
  .region { stroke-dasharray: 6 4 }
  .final { fill: none; stroke: ${palette.ink}; stroke-width: 1 }
  .rule { fill: none; stroke: ${palette.line}; stroke-width: 0.8 }
  .start { fill: ${palette.amber}; stroke: ${palette.ink}; stroke-width: 1.4 }
  .within { fill: ${palette.region}; stroke: ${palette.line}; stroke-width: 1 }
  .arrow { fill: none; stroke: ${palette.ink}; stroke-width: 1.2; stroke-linejoin: round }
  .head { fill: ${palette.ink}; stroke: none }
  .label { fill: ${palette.paper}; stroke: none }`;
