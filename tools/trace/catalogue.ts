import { readFileSync } from 'node:fs';
import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { parse } from 'yaml';

const requirement = t.type({ id: t.string, from: t.union([t.string, t.number]), text: t.string });
const catalogueFile = t.record(t.string, t.array(requirement));
const stepFile = t.type({
  step: t.string,
  ids: t.record(t.string, t.array(t.number)),
  limits: t.record(t.string, t.string),
});
const seenFile = t.record(t.string, t.string);

export type Requirement = t.TypeOf<typeof requirement>;

/** What must hold, what of it today, and what a person sees. */
export interface Catalogue {
  readonly requirements: readonly Requirement[];
  readonly step: string;
  readonly stepIds: ReadonlySet<string>;
  /** What an id covers at this step, where that is less than its whole text. */
  readonly limits: Readonly<Record<string, string>>;
  /** Ids that need a test in a real browser. */
  readonly seenIds: ReadonlySet<string>;
}

function decoded<A>(codec: t.Decoder<unknown, A>, file: string): A {
  const result = codec.decode(parse(readFileSync(file, 'utf8')));
  if (isRight(result)) return result.right;
  throw new Error(`${file} does not have the form that the trace expects`);
}

const idOf = (group: string, number: number): string => `${group}-${String(number).padStart(2, '0')}`;

/** Reads docs/requirements. Throws with the file's name when one of the three is missing or of another form. */
export function readCatalogue(folder: string): Catalogue {
  const requirements = Object.values(decoded(catalogueFile, `${folder}/catalogue.yaml`)).flat();
  const { step, ids, limits } = decoded(stepFile, `${folder}/step.yaml`);
  const stepIds = Object.entries(ids).flatMap(([group, numbers]) => numbers.map((n) => idOf(group, n)));
  const seenIds = Object.keys(decoded(seenFile, `${folder}/seen.yaml`));
  const known = new Set(requirements.map(({ id }) => id));
  const unknown = [...stepIds, ...seenIds, ...Object.keys(limits)].filter((id) => !known.has(id));
  if (unknown.length > 0) throw new Error(`not in the catalogue: ${unknown.join(', ')}`);
  return { requirements, step, stepIds: new Set(stepIds), limits, seenIds: new Set(seenIds) };
}
