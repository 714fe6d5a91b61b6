import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import type { CallFamily } from '../../../contract/call/call';
import { families as listed } from '../../../contract/families';
import { commentOf } from './comment-of';

const root = join(import.meta.dirname, '../../..');
const listFile = 'contract/families.ts';
/** It makes calls, and exports none. */
const makersFile = 'contract/call/listed-calls.ts';

/** A family of calls as the documents show it: the file and the name that declare it, its title, an example of each. */
export interface Family {
  readonly file: string;
  readonly name: string;
  readonly title: string;
  readonly calls: CallFamily;
  readonly examples: Readonly<Record<string, { readonly asked: unknown; readonly answered: unknown }>>;
}

/** What files export, by file. */
export type Exported = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A family as the list of families writes it: its key, and the comment above it. */
export interface Listed {
  readonly key: string;
  readonly title: string;
}

const exportsOf = async (files: readonly string[]): Promise<Exported> => {
  const loaded = await Promise.all(
    files.map(async (file) => {
      const code: unknown = await import(pathToFileURL(join(root, file)).href);
      return [file, typeof code === 'object' && code !== null ? { ...code } : {}] as const;
    }),
  );
  return Object.fromEntries(loaded);
};

const filesIn = (folder: string, isOne: (file: string) => boolean): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter(isOne)
    .sort();

/** What the files of calls export; a folder with two families has a file for each. */
export const exportedCalls = await exportsOf(
  filesIn('contract', (file) => /^(?:.+-)?calls\.ts$/.test(basename(file)) && file !== makersFile),
);

const exportedExamples = await exportsOf(
  filesIn('tools/docs/contract/examples', (file) => file.endsWith('.ts')),
);

/** The families as a list of them is written, each key as often as it stands there. */
export const listedIn = (text: string): readonly Listed[] => {
  const source = ts.createSourceFile(listFile, text, ts.ScriptTarget.Latest, true);
  const found: Listed[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) found.push({ key: node.name.getText(source), title: commentOf(node) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** The list of families as it is written. */
export const writtenList = listedIn(readFileSync(join(root, listFile), 'utf8'));

const isExamples = (value: unknown): value is Family['examples'] =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (each: unknown) => typeof each === 'object' && each !== null && 'asked' in each && 'answered' in each,
  );

const examplesOf = (key: string): Family['examples'] => {
  const found = Object.values(exportedExamples).map((exports) => exports[`${key}Examples`]);
  return found.find(isExamples) ?? {};
};

const fileOf = (calls: CallFamily): string =>
  Object.entries(exportedCalls).find(([, exports]) => Object.values(exports).includes(calls))?.[0] ??
  listFile;

/** All families of the contract with their documents, in the order of their list. */
export const families: readonly Family[] = Object.entries(listed).map(([key, calls]) => ({
  file: fileOf(calls),
  name: `${key}Calls`,
  title: writtenList.find((family) => family.key === key)?.title ?? '',
  calls,
  examples: examplesOf(key),
}));
