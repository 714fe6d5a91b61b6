import * as t from 'io-ts';
import type { Capability, KindFacts } from './kind';
import { kinds, type KindName, type KindWith } from './kinds';

const isKind = (name: string): name is KindName => Object.hasOwn(kinds, name);

export const kindNames: readonly KindName[] = Object.keys(kinds).filter(isKind);

/** Whether a kind has a capability. */
export const isKindWith = <C extends Capability>(capability: C, name: string): name is KindWith<C> => {
  const facts: KindFacts | null = isKind(name) ? kinds[name] : null;
  return facts !== null && facts.can.includes(capability);
};

/** The names of the kinds that have a capability, in the order of the list. */
export const kindsWith = <C extends Capability>(capability: C): readonly KindWith<C>[] =>
  kindNames.filter((name): name is KindWith<C> => isKindWith(capability, name));

type ByName<N extends string, A> = Readonly<Record<N, A>>;

const hasAll = <N extends string, A>(
  of: Readonly<Record<string, A>>,
  names: readonly N[],
): of is ByName<N, A> => names.every((name) => Object.hasOwn(of, name));

/** The same value for each kind that has a capability. */
export const forKindsWith = <C extends Capability, A>(capability: C, value: A): ByName<KindWith<C>, A> => {
  const names = kindsWith(capability);
  const of: Readonly<Record<string, A>> = Object.fromEntries(names.map((each) => [each, value]));
  if (!hasAll(of, names)) throw new Error(`no kind can be a ${capability}`);
  return of;
};

/** The codec of the kinds that have a capability, as the wire names them. */
export const kindCodec = <C extends Capability>(
  capability: C,
  name: string,
): t.KeyofC<ByName<KindWith<C>, null>> => t.keyof(forKindsWith(capability, null), name);

/** Everything that a question can call a thing of a kind; the first is its name. */
export const labelsOf = (name: KindName): readonly string[] => {
  const { label, shortLabel, otherLabels }: KindFacts = kinds[name];
  return [label, shortLabel, ...otherLabels];
};
