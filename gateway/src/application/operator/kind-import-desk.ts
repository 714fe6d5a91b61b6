import { left, right, type Either } from 'fp-ts/Either';
import { kinds } from '../../../../contract/kind/kinds';
import type { Alerting } from '../search/alerting';
import type { Clock } from '../../ports/clock';
import type { KindImports, LineFault, RecordFiles, UniqueValue } from '../../ports/kind-imports';
import type { ManagedKind } from '../../ports/managed-kinds';

export interface KindImportDeskNeeds {
  readonly imports: KindImports;
  readonly files: RecordFiles;
  readonly clock: Clock;
  readonly allListed: Alerting['allListed'];
}

type Line = Promise<Either<string, string>>;

/** What an operator may do with files of records (OPS-06); each answers lines for the terminal. */
export interface KindImportDesk {
  /** Reads a file as `add` does, and stores nothing. */
  readonly check: (kind: ManagedKind, path: string) => Line;
  /** Stores every record of a file, or none where one has a fault. */
  readonly add: (kind: ManagedKind, path: string) => Line;
  /** Writes a file with one record as a sample. */
  readonly template: (kind: ManagedKind, path: string) => Line;
}

/** At most so many faults are shown. */
const mostFaults = 50;

const faultLines = (faults: readonly LineFault[]): string => {
  const shown = [...faults]
    .sort((one, other) => one.line - other.line)
    .slice(0, mostFaults)
    .map(({ line, text }) => `第 ${line} 行：${text}`);
  const rest = faults.length - shown.length;
  return [
    `共 ${faults.length} 处有误，没有导入任何记录`,
    ...shown,
    ...(rest > 0 ? [`另有 ${rest} 处`] : []),
  ].join('\n');
};

/** The records whose value of a field is that of an earlier record. */
const repeated = (values: readonly UniqueValue[]): readonly LineFault[] => {
  const first = new Map<string, number>();
  return values.flatMap(({ line, field, value }) => {
    const name = `${field}\n${value}`;
    const earlier = first.get(name);
    if (earlier === undefined) first.set(name, line);
    return earlier === undefined
      ? []
      : [{ line, text: `字段“${field}”的值“${value}”与第 ${earlier} 行相同` }];
  });
};

/** Imports files of records: checked by the codecs of their kind, stored together or not at all. */
export const makeKindImportDesk = ({
  imports,
  files,
  clock,
  allListed,
}: KindImportDeskNeeds): KindImportDesk => {
  const checked = async (kind: ManagedKind, path: string) => {
    const records = await files.read(path);
    if (records._tag === 'Left')
      return left(typeof records.left === 'string' ? records.left : faultLines(records.left));
    if (records.right.length === 0) return left(`${path} 里没有记录`);
    const batch = await imports.read(kind, records.right);
    const taken = (await batch.taken()).map(({ line, field, value }) => ({
      line,
      text: `已有字段“${field}”为“${value}”的${kinds[kind].label}`,
    }));
    const faults = [...batch.faults, ...repeated(batch.uniqueValues), ...taken];
    return faults.length > 0 ? left(faultLines(faults)) : right(batch);
  };
  return {
    check: async (kind, path) => {
      const batch = await checked(kind, path);
      if (batch._tag === 'Left') return batch;
      return right(`${batch.right.count} 条${kinds[kind].label}都可以导入，现在没有导入`);
    },
    add: async (kind, path) => {
      const batch = await checked(kind, path);
      if (batch._tag === 'Left') return batch;
      await batch.right.add(clock.now());
      await allListed(kind, batch.right.ids);
      return right(`已导入 ${batch.right.count} 条${kinds[kind].label}`);
    },
    template: async (kind, path) => {
      const written = await files.write(path, imports.sample(kind, clock.now()));
      return written._tag === 'Left' ? written : right(`已写入 ${path}，其中一条${kinds[kind].label}是样例`);
    },
  };
};
