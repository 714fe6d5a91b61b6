import { parseArgs } from 'node:util';

/** The part of the soak after the races with every fault, as `--only` names it. */
export const faultsName = 'faults';

export interface ClusterSoakOptions {
  readonly rounds: number;
  /** The names of races, of faults, or of all faults; empty: everything. */
  readonly only: readonly string[];
  readonly messages: number;
  readonly payments: number;
  /** Nothing is begun that would not end after so many minutes; the same command goes on with it. */
  readonly minutes: number;
  /** Throws away what earlier runs have done. */
  readonly fresh: boolean;
}

/** What the command line asks for, or what is wrong with it. */
export const clusterSoakOptions = (
  args: readonly string[],
  names: readonly string[],
): ClusterSoakOptions | string => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        rounds: { type: 'string', default: '200' },
        only: { type: 'string', multiple: true, default: [] },
        messages: { type: 'string', default: '10000' },
        payments: { type: 'string', default: '1000' },
        minutes: { type: 'string', default: '14' },
        fresh: { type: 'boolean', default: false },
      },
    });
    const figures = [values.rounds, values.messages, values.payments, values.minutes];
    if (!figures.every((figure) => /^[1-9]\d{0,5}$/.test(figure))) return '次数和分钟数应为正整数';
    const unknown = values.only.find((name) => !names.includes(name));
    if (unknown !== undefined) return `--only 应为 ${names.join('、')} 之一，现为“${unknown}”`;
    const [rounds = 0, messages = 0, payments = 0, minutes = 0] = figures.map(Number);
    return { rounds, only: values.only, messages, payments, minutes, fresh: values.fresh };
  } catch {
    return '无法识别的参数';
  }
};
