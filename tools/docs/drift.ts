import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Documents } from './documents';

/** Folders whose every file is generated. */
const ownFolders = ['docs/statecharts', 'docs/contract/tables'];

const strays = (root: string, wanted: Documents): readonly string[] =>
  ownFolders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => !wanted.has(file));

/** In which files code and documents differ, one line each. */
export const drift = (root: string, wanted: Documents): readonly string[] => [
  ...[...wanted].flatMap(([file, text]) => {
    const path = join(root, file);
    if (!existsSync(path)) return [`${file} is missing`];
    return readFileSync(path, 'utf8') === text ? [] : [`${file} does not say what the code says`];
  }),
  ...strays(root, wanted).map((file) => `${file} belongs to no machine`),
];

/** Writes the documents, and removes files of machines that are gone. */
export const write = (root: string, wanted: Documents): void => {
  strays(root, wanted).forEach((file) => {
    rmSync(join(root, file));
  });
  for (const [file, text] of wanted) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
};
