import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import {
  databaseName,
  databaseVersion,
  stores,
  type StoreName,
} from '../../../src/adapters/storage-indexed/device-database';
import { storedCaches } from '../../../src/domain/session/stored-caches';
import { storedNames, type StoredName } from '../../../src/domain/session/stored-names';
import { docstringOf, nodesOf, sourceFiles, type SourceFile } from './files';

/** One name under which the client keeps something on the device. */
export interface Stored {
  readonly name: string;
  readonly what: string;
  readonly ends: string;
  readonly files: readonly string[];
}

const namesFile = 'src/domain/session/stored-names.ts';
const cachesFile = 'src/domain/session/stored-caches.ts';
const databaseFile = 'src/adapters/storage-indexed/device-database.ts';

/** Files that may reach the storage of the platform; one that is missing here is an error. */
const reaching: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(localStorage|sessionStorage)\b/,
    ['src/adapters/storage-web/web-storage.ts', 'src/adapters/session-peers/tab-session-peers.ts'],
  ],
  [/\bdocument\.cookie\b/, ['src/adapters/storage-web/document-cookies.ts']],
  [/\b(openDB|indexedDB)\b/, [databaseFile]],
  [
    /\b(caches\??\.(open|match|delete)|workers\.register|serviceWorker\.register)\b/,
    [
      'src/adapters/service-worker/browser-worker.ts',
      'src/adapters/service-worker/cached-answers.ts',
      'src/adapters/service-worker/session-caches.ts',
      'src/worker/answering.ts',
    ],
  ],
];

const withoutComments = ({ tree }: SourceFile): string =>
  ts.createPrinter({ removeComments: true }).printFile(tree);

/** Files of the client that reach a storage which this table does not know. */
export const unknownStorage = (files: readonly SourceFile[]): readonly string[] =>
  files.flatMap((source) => {
    const code = withoutComments(source);
    return reaching
      .filter(([pattern, known]) => pattern.test(code) && !known.includes(source.file))
      .map(
        ([pattern]) => `${source.file} reaches ${pattern.source}, which the table of stored names leaves out`,
      );
  });

const documented = (files: readonly SourceFile[], file: string, name: string): string => {
  const tree = files.find((one) => one.file === file)?.tree;
  const node =
    tree === undefined
      ? undefined
      : nodesOf(tree).find(
          (one) =>
            (ts.isPropertyAssignment(one) || ts.isPropertySignature(one)) &&
            one.name.getText().replaceAll("'", '') === name,
        );
  return node === undefined ? '' : docstringOf(node);
};

const users = (files: readonly SourceFile[], name: string): readonly string[] =>
  files
    .filter(({ file, tree }) => file !== namesFile && file !== cachesFile && tree.text.includes(`'${name}'`))
    .map(({ file }) => file);

const ending = (name: StoredName): string => {
  const { place, wipedAtLogout } = storedNames[name];
  const tab = place === 'tab' ? 'with the tab; ' : '';
  if (wipedAtLogout === true) return `${tab}at each logout`;
  return wipedAtLogout === 'whenChosen' ? `${tab}at a logout that the user chose` : `${tab}not at a logout`;
};

const isStoredName = (name: string): name is StoredName => Object.hasOwn(storedNames, name);

const namesIn = (files: readonly SourceFile[], place: 'tab' | 'device'): readonly Stored[] =>
  Object.keys(storedNames)
    .filter(isStoredName)
    .filter((name) => storedNames[name].place === place)
    .map((name) => ({
      name,
      what: documented(files, namesFile, name),
      ends: ending(name),
      files: users(files, name),
    }));

/** A cookie by the constant that holds its name. @throws when the file has no such constant */
const cookie = (root: string, file: string, constant: string, ends: string): Stored => {
  const source = readFileSync(join(root, file), 'utf8');
  const name = new RegExp(`const ${constant} = '([^']+)'`).exec(source)?.[1];
  if (name === undefined) throw new Error(`${file} holds no name ${constant}`);
  const what = /\/\*\* ([^*]*?) \*\/\s*(?:@injectable\(\)\s*)?export (?:class|const)/.exec(source)?.[1] ?? '';
  return { name, what: what.replaceAll(/\s+/g, ' '), ends, files: [file] };
};

const sent = 'when it was sent, at a logout that the user chose, or at the login of another user';
const storeEnds: Readonly<Record<StoreName, string>> = {
  outbox: sent,
  files: sent,
  contents: sent,
  tickets: 'at a logout that the user chose, or at the login of another user',
  scans: 'when the server has taken it; not at a logout',
};

/** Everything that the client keeps on a device, by the storage that holds it. @throws for a storage that is unknown */
export const storedOn = (root: string) => {
  const files = sourceFiles(root, ['src', 'gateway/src/captcha/page']);
  const unknown = unknownStorage(files);
  if (unknown.length > 0) throw new Error(unknown.join('\n'));
  return {
    session: namesIn(files, 'tab'),
    local: namesIn(files, 'device'),
    cookies: [
      cookie(
        root,
        'src/adapters/storage-web/cookie-token-store.ts',
        'name',
        'with the session of the browser; at each logout',
      ),
      cookie(
        root,
        'src/adapters/storage-web/device-cookie.ts',
        'deviceCookie',
        'after 400 days; when the consent is withdrawn',
      ),
    ],
    caches: Object.entries(storedCaches).map(([name, { wipedAtLogout }]): Stored => ({
      name,
      what: documented(files, cachesFile, name),
      ends: wipedAtLogout
        ? 'at the end of each session, and before another begins'
        : 'when it holds too many entries, the oldest first',
      files: users(files, name),
    })),
    database: {
      name: databaseName,
      version: databaseVersion,
      stores: stores.map((name): Stored => ({
        name,
        what: documented(files, databaseFile, name),
        ends: storeEnds[name],
        files: [databaseFile],
      })),
    },
  };
};
