import { readFileSync } from 'node:fs';
import { isRight } from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

const manifest = t.record(
  t.string,
  t.intersection([
    t.type({ file: t.string }),
    t.partial({ css: t.array(t.string), imports: t.array(t.string) }),
  ]),
);

/** The files of the client's build by module, as .vite/manifest.json has them. @typedef {t.TypeOf<typeof manifest>} Manifest */

/**
 * Reads the manifest of a client build.
 * @param {string} path
 * @returns {Manifest}
 */
export function readManifest(path) {
  const decoded = manifest.decode(JSON.parse(readFileSync(path, 'utf8')));
  if (isRight(decoded)) return decoded.right;
  throw new Error(`${path} is not a manifest of a client build`);
}
