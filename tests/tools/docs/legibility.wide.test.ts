import type { ElkExtendedEdge } from 'elkjs/lib/elk-api.js';
import { expect, test } from 'vitest';
import {
  allNodes,
  areaOf,
  crosses,
  overlap,
  segmentsOf,
  type Area,
} from '../../../tools/docs/chart/geometry';
import type { ChartSource } from '../../../tools/docs/chart/graph';
import { layout, type LaidOut } from '../../../tools/docs/chart/layout';
import { fullTitle } from '../../../tools/docs/machine-record';
import { machines } from '../../../tools/docs/machines';
import { delaysOf, statesOf } from '../../../tools/docs/model/states';
import { systemOf } from '../../../tools/docs/model/system';
import { systemChart } from '../../../tools/docs/model/system-chart';
import { messagesByFlow } from '../../../tools/docs/source/messages';

interface Words {
  readonly name: string;
  readonly area: Area;
  /** The arrow that the words stand on. */
  readonly arrow: string | undefined;
}

const shrunk = ({ x, y, width, height }: Area): Area => ({
  x: x + 1,
  y: y + 1,
  width: width - 2,
  height: height - 2,
});

const edges = ({ graph }: LaidOut): readonly ElkExtendedEdge[] => graph.edges ?? [];

const wordsOf = (laid: LaidOut): readonly Words[] => [
  ...[...laid.headers.places].map(([name, area]) => ({ name, area: shrunk(area), arrow: undefined })),
  ...edges(laid).flatMap((edge) =>
    (edge.labels ?? []).map((label) => ({ name: edge.id, area: shrunk(areaOf(label)), arrow: edge.id })),
  ),
];

const crossedWords = (laid: LaidOut): readonly string[] =>
  wordsOf(laid).flatMap(({ name, area, arrow }) =>
    edges(laid)
      .filter((edge) => edge.id !== arrow && segmentsOf(edge).some((segment) => crosses(segment, area)))
      .map((edge) => `${edge.id} runs through ${name}`),
  );

const overlappingWords = (laid: LaidOut): readonly string[] => {
  const all = wordsOf(laid);
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => overlap(one.area, other.area))
      .map((other) => `${one.name} covers ${other.name}`),
  );
};

const outside = (laid: LaidOut): readonly string[] =>
  wordsOf(laid)
    .filter(
      ({ area }) =>
        area.x < 0 || area.y < 0 || area.x + area.width > laid.width || area.y + area.height > laid.height,
    )
    .map(({ name }) => `${name} is cut off`);

const faultsOf = async (source: ChartSource): Promise<readonly string[]> => {
  const laid = await layout(source);
  expect(allNodes(laid.graph).filter(({ id }) => laid.boxes.has(id))).toHaveLength(source.states.length);
  return [...crossedWords(laid), ...overlappingWords(laid), ...outside(laid)];
};

/** Laying a chart out takes a second of an idle machine and more of a busy one, in milliseconds. */
const patience = 120_000;

test.each(machines.map((record) => [record.name, record] as const))(
  '[AUD-01] on the chart of %s no arrow runs through words and no words cover others',
  async (_name, record) => {
    const { machine, computedDelays } = record;
    const source = {
      title: fullTitle(record),
      states: statesOf(machine),
      delays: delaysOf(machine, computedDelays),
    };
    expect(await faultsOf(source)).toEqual([]);
  },
  patience,
);

test(
  '[AUD-01] on the chart of the system no arrow runs through words and no words cover others',
  async () => {
    const system = systemOf(machines, messagesByFlow(process.cwd()), new Map());
    expect(await faultsOf(systemChart(system, new Map()))).toEqual([]);
  },
  patience,
);
