import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A port that a flow's actors are made from. */
export interface UsedPort {
  readonly name: string;
  /** The file that declares it, from the root of the project. */
  readonly file: string;
  readonly purpose: string;
}

const importOfPort = /import type \{([^}]+)\} from '\.\.\/\.\.\/(ports\/[a-z-]+)';/g;

/** The comment that stands over the declaration of a type. */
const commentOver = (source: string, name: string): string => {
  const declaration = new RegExp(
    `/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:interface|type) ${name}\\b`,
  );
  const words = (declaration.exec(source)?.[1] ?? '').replaceAll(/^\s*\* ?/gm, '').replaceAll(/\s+/g, ' ');
  return words.trim();
};

/** The actors of a flow: its own, else those of the flow that it is a part of. */
const actorsOf = (root: string, flow: string): string | undefined =>
  [flow, dirname(flow)]
    .map((folder) => join(root, 'src/application', folder, 'actors.ts'))
    .find((file) => existsSync(file));

/** The ports that `src/application/<flow>/actors.ts` imports, in alphabetical order. */
export const portsOf = (root: string, flow: string): readonly UsedPort[] => {
  const actors = actorsOf(root, flow);
  if (actors === undefined) return [];
  return [...readFileSync(actors, 'utf8').matchAll(importOfPort)]
    .flatMap(([, names = '', path = '']) => {
      const file = `src/${path}.ts`;
      const source = readFileSync(join(root, file), 'utf8');
      return names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map((name) => ({ name, file, purpose: commentOver(source, name) }));
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
};
