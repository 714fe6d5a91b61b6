import type { CallFamily } from '../../../contract/call/call';
import type { Exported, Family, Listed } from '../../docs/contract/documented-families';
import { exampleOf } from '../../docs/contract/example-of';
import { fieldsOf } from '../../docs/contract/requests';
import type { Finding } from '../finding';

/** What the check looks at: what the files of calls export, the list of families as it is written, and the families. */
export interface Checked {
  readonly exported: Exported;
  readonly written: readonly Listed[];
  readonly families: readonly Family[];
}

const list = 'contract/families.ts';
const examples = 'tools/docs/contract/examples';

const unlisted = ({ exported, families }: Checked): readonly Finding[] =>
  Object.entries(exported).flatMap(([file, exports]) =>
    Object.entries(exports)
      .filter(([name, value]) => name.endsWith('Calls') && !families.some(({ calls }) => calls === value))
      .map(([name]) => ({
        file,
        message: `${name} is missing in ${list}: nothing makes or answers its calls`,
      })),
  );

/** Families of one key, and keys of one family. */
const listedTwice = ({ written, families }: Checked): readonly Finding[] => {
  const keys = written.map(({ key }) => key);
  const repeated = keys.filter((key, at) => keys.indexOf(key) !== at);
  const known = new Map<CallFamily, string>();
  const renamed = families.flatMap(({ name, calls }) => {
    const first = known.get(calls);
    known.set(calls, first ?? name);
    return first === undefined || first === name ? [] : [`one family is named twice: ${first} and ${name}`];
  });
  return [...repeated.map((key) => `the family ${key} is named twice`), ...renamed].map((message) => ({
    file: list,
    message,
  }));
};

const undocumented = ({ families }: Checked): readonly Finding[] =>
  families.flatMap(({ name, title, examples: known }) => [
    ...(title === '' ? [{ file: list, message: `${name} has no document: no title stands above it` }] : []),
    ...(Object.keys(known).length === 0
      ? [
          {
            file: examples,
            message: `${name} has no document: no file exports ${name.replace(/Calls$/, 'Examples')}`,
          },
        ]
      : []),
  ]);

/** A family whose name is not the one that its file exports. */
const misnamed = ({ exported, families }: Checked): readonly Finding[] =>
  families
    .filter(({ file, name, calls }) => exported[file] !== undefined && exported[file][name] !== calls)
    .map(({ file, name }) => ({ file: list, message: `${file} exports no ${name}, which the list names` }));

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
  Object.keys(family.examples).length === 0
    ? []
    : Object.keys(family.calls).flatMap((name) => {
        const message = thrown(() => exampleOf(family, name));
        return message === null ? [] : [{ file: family.file, message }];
      });

/**
 * What is wrong with the calls of the contract: a family that is not listed, listed twice or under a wrong name, without
 * a document, with two equal calls, or with an example that does not decode (GAT-11).
 */
export const contractFaults = (checked: Checked): readonly Finding[] => {
  const all = checked.families.flatMap(stated);
  return [
    ...unlisted(checked),
    ...listedTwice(checked),
    ...misnamed(checked),
    ...undocumented(checked),
    ...told('name', all),
    ...told('way', all),
    ...checked.families.flatMap(wrongExamples),
  ];
};
