import type { LineFault } from '../../ports/kind-imports';
import { pathOf } from './flat-record';

const fault = (text: string): LineFault => ({ line: 1, text });

/** The faults of the line with the field names: each names one field, and no two columns fill the same field. */
export const headFaults = (names: readonly string[]): readonly LineFault[] => {
  /** The first column of each path, and of each record that a path leads through. */
  const columns = new Map<string, string>();
  const records = new Map<string, string>();
  return names.flatMap((name, place): readonly LineFault[] => {
    if (name === '') return [fault(`第 ${place + 1} 列没有字段名`)];
    const path = pathOf(name);
    const whole = path.join('.');
    const outer = path.slice(0, -1).map((_, end) => path.slice(0, end + 1).join('.'));
    const earlier = [whole, ...outer].map((each) => columns.get(each)).find((each) => each !== undefined);
    const same = earlier ?? records.get(whole);
    columns.set(whole, columns.get(whole) ?? name);
    for (const each of outer) records.set(each, records.get(each) ?? name);
    if (same === undefined) return [];
    return [fault(same === name ? `字段“${name}”有两列` : `字段“${name}”与“${same}”重复，只能有一列`)];
  });
};
