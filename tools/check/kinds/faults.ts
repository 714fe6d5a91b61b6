import type { KindFacts } from '../../../contract/kind/kind';
import type { Finding } from '../finding';

const tableFile = 'src/domain/route/route-table.ts';
const listFile = 'contract/kind/kinds.ts';

/** Pages at an id that show no thing of a kind: a message and a ticket belong to their reader alone. */
const notThings: readonly string[] = ['/message/:id', '/user/conf/:id'];

interface Row {
  readonly name: string;
  readonly path: string;
}

interface Kinds {
  readonly kinds: Readonly<Record<string, Pick<KindFacts, 'path' | 'bySource' | 'code' | 'query'>>>;
  readonly rows: readonly Row[];
}

/** The values that two kinds share, with the names of those kinds. */
const shared = (of: readonly (readonly [name: string, value: string | null])[]) =>
  of.flatMap(([name, value], place) =>
    of
      .slice(place + 1)
      .filter(([, other]) => value !== null && other === value)
      .map(([other]) => ({ names: `${name} and ${other}`, value })),
  );

/** The path of a thing's page; of things that a query names it is that of their list. */
const detailPath = ({
  path,
  bySource,
  query,
}: {
  readonly path: string;
  readonly bySource: boolean;
  readonly query: string | undefined;
}): string => {
  if (query !== undefined) return path;
  return bySource ? `${path}/:sourceType/:id` : `${path}/:id`;
};

/** Finds a kind without a page, a page without a kind, and two kinds with one address or one code. */
export const kindFaults = ({ kinds, rows }: Kinds): readonly Finding[] => {
  const placed = Object.entries(kinds).flatMap(([name, { path, bySource, query }]) =>
    path === null ? [] : [{ name, list: path, detail: detailPath({ path, bySource, query }) }],
  );
  const stands = new Set(rows.map(({ path }) => path));
  const known = new Set([...notThings, ...placed.map(({ detail }) => detail)]);
  const facts = Object.entries(kinds);
  return [
    ...placed.flatMap(({ name, list, detail }) =>
      [...new Set([list, detail])]
        .filter((path) => !stands.has(path))
        .map((path) => ({
          file: tableFile,
          message: `the kind ${name} has no page: no row of the route table has the path ${path}`,
        })),
    ),
    ...rows
      .filter(({ path }) => path.endsWith('/:id') && !known.has(path))
      .map(({ name, path }) => ({
        file: listFile,
        message: `the page ${name} (${path}) has no kind: no kind of the list has this address`,
      })),
    ...shared(facts.map(([name, { path }]) => [name, path])).map(({ names, value }) => ({
      file: listFile,
      message: `the kinds ${names} have one address: ${value}`,
    })),
    ...shared(facts.map(([name, { code }]) => [name, code])).map(({ names, value }) => ({
      file: listFile,
      message: `the kinds ${names} have codes with the same letters: ${value}`,
    })),
  ];
};
