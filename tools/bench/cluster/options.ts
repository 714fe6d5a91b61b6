import { parseArgs } from 'node:util';

/** The parts of the bench in their order, as `--only` names them. */
export const partNames = ['rolling', 'requests', 'costs', 'start', 'sockets'] as const;
export type PartName = (typeof partNames)[number];

export interface ClusterBenchOptions {
  /** Empty: all parts. */
  readonly only: readonly PartName[];
  /** The content of the databases. */
  readonly seed: string;
  /** For so many seconds an instance drains at a rolling restart. */
  readonly drain: number;
  /** So many rounds measure rates; each round asks all databases in turn. */
  readonly rounds: number;
  /** So many seconds one measurement of a rate takes. */
  readonly seconds: number;
  /** So many starts are timed. */
  readonly starts: number;
  readonly sockets: number;
  /** So many members with a socket get a message. */
  readonly messages: number;
}

export const usage = `用法：npm run bench -- cluster [--only ${partNames.join('|')}] [--seed demo] [--drain 5]
      [--rounds 5] [--seconds 4] [--starts 3] [--sockets 10000] [--messages 2000]`;

const isPart = (name: string): name is PartName => partNames.some((part) => part === name);

/** What the command line asks for, or what is wrong with it. */
export const clusterBenchOptions = (args: readonly string[]): ClusterBenchOptions | string => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string', multiple: true, default: [] },
        seed: { type: 'string', default: 'demo' },
        drain: { type: 'string', default: '5' },
        rounds: { type: 'string', default: '5' },
        seconds: { type: 'string', default: '4' },
        starts: { type: 'string', default: '3' },
        sockets: { type: 'string', default: '10000' },
        messages: { type: 'string', default: '2000' },
      },
    });
    const { drain, rounds, seconds, starts, sockets, messages } = values;
    const figures = { drain, rounds, seconds, starts, sockets, messages };
    const wrong = Object.entries(figures).find(([, figure]) => !/^[1-9]\d{0,5}$/.test(figure));
    if (wrong !== undefined) return `--${wrong[0]} 应为正整数，现为“${wrong[1]}”`;
    const unknown = values.only.find((name) => !isPart(name));
    if (unknown !== undefined) return `--only 应为 ${partNames.join('、')} 之一，现为“${unknown}”`;
    return {
      only: values.only.filter(isPart),
      seed: values.seed,
      drain: Number(drain),
      rounds: Number(rounds),
      seconds: Number(seconds),
      starts: Number(starts),
      sockets: Number(sockets),
      messages: Math.min(Number(messages), Number(sockets)),
    };
  } catch {
    return '无法识别的参数';
  }
};
