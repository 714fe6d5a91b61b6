import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { compressed, type Encoding } from './compression';
import { isText, mediaTypeOf } from './media-type';

export interface ClientFile {
  readonly mediaType: string;
  /** The name carries a hash of the content: it never changes. */
  readonly immutable: boolean;
  readonly etag: string;
  readonly text: boolean;
  readonly content: (encoding: Encoding) => Promise<Uint8Array>;
}

/** The built client by path ('/assets/…'); any other path is null. */
export type ClientFiles = (path: string) => Promise<ClientFile | null>;

/** The page that the client's worker shows without network: it holds no data and no address of its own. */
const shellPath = '/shell.html';

/** Other parts of the gateway answer pages and the build's records; they are never served as files. */
const kept = (path: string): boolean =>
  path === shellPath ||
  (!path.endsWith('.html') && !path.endsWith('.br') && !path.startsWith('/.') && path !== '/config.json');

const listed = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [`/${relative(folder, file).split(sep).join('/')}`, file]));
};

/** How many releases before this one are served, for pages that were opened under them (LAY-18). */
const earlierReleases = 2;

/** The files of earlier releases: of each, the assets alone, whose names carry a hash of their content. */
const listedEarlier = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const releases = (await readdir(folder).catch(() => [])).toSorted().slice(-earlierReleases);
  const found = await Promise.all(releases.map((release) => listed(join(folder, release))));
  return new Map(found.flatMap((files) => [...files].filter(([path]) => path.startsWith('/assets/'))));
};

/**
 * Files are looked up among those that are there at the start, so that no path leads out of the folder.
 * @param earlier the folder that holds the assets of earlier releases, each in a folder that sorts by age
 */
export const clientFiles = async (folder: string, earlier: string): Promise<ClientFiles> => {
  const paths = new Map([...(await listedEarlier(earlier)), ...(await listed(folder))]);
  const opened = new Map<string, Promise<ClientFile>>();

  const open = async (path: string, file: string): Promise<ClientFile> => {
    const plain = await readFile(file);
    const precompressed = paths.get(`${path}.br`);
    const encoded = new Map<Encoding, Promise<Uint8Array>>();
    const encode = (encoding: Encoding): Promise<Uint8Array> =>
      encoding === 'br' && precompressed !== undefined
        ? readFile(precompressed)
        : compressed(plain, encoding, 9);
    const mediaType = mediaTypeOf(path);
    return {
      mediaType,
      immutable: path.startsWith('/assets/'),
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      text: isText(mediaType),
      content: (encoding) => {
        const known = encoded.get(encoding) ?? encode(encoding);
        encoded.set(encoding, known);
        return known;
      },
    };
  };

  return async (path) => {
    const file = kept(path) ? paths.get(path) : undefined;
    if (file === undefined) return null;
    const known = opened.get(path) ?? open(path, file);
    opened.set(path, known);
    return known;
  };
};
