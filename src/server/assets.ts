import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { pageSource } from '../domain/route/page-at';

const Chunk = t.intersection([
  t.type({ file: t.string }),
  t.partial({ css: t.array(t.string), imports: t.array(t.string), isEntry: t.boolean }),
]);
const Manifest = t.record(t.string, Chunk);
type Manifest = t.TypeOf<typeof Manifest>;

/** The client's build as the server needs it. */
export interface Assets {
  readonly template: string;
  /** The build's manifest, as JSON. */
  readonly manifest: string;
  /** The text of a file of the build, by its name in the manifest. */
  readonly readAsset: (file: string) => string;
}

/** What a page needs of the build: styles to inline, and scripts to fetch early, each after those it builds on. */
export interface PageAssets {
  readonly css: string;
  readonly styleFiles: readonly string[];
  readonly scriptFiles: readonly string[];
}

const entry = 'index.html';

/** What an address without a page shows. */
const errorScreen = 'src/ui/frame/error-screen/error-screen.tsx';

/** What `pageFrames` fetches besides a page's own module: named with the page, it costs no round of its own. */
const besides = (screen: string): readonly string[] => {
  if (screen === pageSource('home')) return [];
  const ports = 'src/main/page-ports.ts';
  return screen === pageSource('codeLogin') ? [ports] : [ports, 'src/wiring/page-map.ts'];
};

const withImports = (manifest: Manifest, name: string, seen: Set<string>): void => {
  const chunk = manifest[name];
  if (chunk === undefined || seen.has(name)) return;
  seen.add(name);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen);
};

/** Names with their imports, each after its own: the page runs them in this order, one by one. */
const inRunOrder = (manifest: Manifest, names: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  const visit = (name: string): readonly string[] => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return [];
    seen.add(name);
    return [...(chunk.imports ?? []).flatMap(visit), name];
  };
  return names.flatMap(visit);
};

const decoded = (text: string): Manifest => {
  const manifest = Manifest.decode(JSON.parse(text));
  if (isRight(manifest)) return manifest.right;
  throw new Error('server: the manifest of the client build does not fit');
};

/** Finds what the page of a screen needs; an empty manifest (the dev server) needs nothing. */
export const pageAssets = ({ manifest, readAsset }: Assets): ((screen: string | null) => PageAssets) => {
  const chunks = decoded(manifest);
  return (screen) => {
    const shown = [entry, ...(screen === null ? [errorScreen] : [screen, ...besides(screen)])];
    const names = new Set<string>();
    for (const name of shown) withImports(chunks, name, names);
    const of = (each: Iterable<string>) => [...each].flatMap((name) => chunks[name] ?? []);
    const needed = of(names);
    const styleFiles = [...new Set(needed.flatMap(({ css }) => css ?? []))];
    return {
      css: styleFiles.map(readAsset).join(''),
      styleFiles,
      scriptFiles: of(inRunOrder(chunks, shown))
        .map(({ file }) => file)
        .filter((file) => file.endsWith('.js')),
    };
  };
};
