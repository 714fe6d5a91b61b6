import type { Family } from '../../docs/contract/families';
import { exampleOf } from '../../docs/contract/example-of';
import { fieldsOf } from '../../docs/contract/requests';
import type { Finding } from '../finding';

/** What the files of calls export, by file. */
export type Exported = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const isFamily = (name: string): boolean => name.endsWith('Calls');

const untold = (exported: Exported, families: readonly Family[]): readonly Finding[] =>
  Object.entries(exported).flatMap(([file, exports]) =>
    Object.entries(exports)
      .filter(([name, value]) => isFamily(name) && !families.some(({ calls }) => calls === value))
      .map(([name]) => ({ file, message: `no document tells of ${name}: it is missing among the families` })),
  );

interface Stated {
  readonly file: string;
  readonly name: string;
  readonly way: string;
}

const stated = ({ file, name: family, calls }: Family): readonly Stated[] =>
  Object.entries(calls).map(([name, { method, path, parameters }]) => ({
    file,
    name: `${family}.${name}`,
    way: `${method} ${path} with ${Object.keys(fieldsOf(parameters)).toSorted().join(', ') || 'nothing'}`,
  }));

const told = (key: 'name' | 'way', all: readonly Stated[]): readonly Finding[] =>
  all.flatMap((call, at) => {
    const first = all.findIndex((other) => other[key] === call[key]);
    if (first === at) return [];
    const { name, file } = all[first] ?? call;
    return [{ file: call.file, message: `${call.name} is ${call[key]}, as is ${name} of ${file}` }];
  });

const thrown = (make: () => unknown): string | null => {
  try {
    make();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const wrongExamples = (family: Family): readonly Finding[] =>
  Object.keys(family.calls).flatMap((name) => {
    const message = thrown(() => exampleOf(family, name));
    return message === null ? [] : [{ file: family.file, message }];
  });

/** What is wrong with the calls of the contract: untold, told twice, or with an example that is none (GAT-11). */
export const contractFaults = (exported: Exported, families: readonly Family[]): readonly Finding[] => {
  const all = families.flatMap(stated);
  return [
    ...untold(exported, families),
    ...told('name', all),
    ...told('way', all),
    ...families.flatMap(wrongExamples),
  ];
};
