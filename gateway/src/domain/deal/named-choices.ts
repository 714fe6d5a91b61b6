import { DealAge, filterLimits } from '../../../../contract/deal/deal-filter';
import { industryTree } from '../../../../contract/reference/industries';
import { regionTree } from '../../../../contract/reference/regions';
import { rounds } from '../../../../contract/reference/rounds';
import { nameTable, oneOf, taken, type Taken } from '../text/name-table';

const ages: Readonly<Record<DealAge, readonly string[]>> = {
  '7': ['近7天', '近 7 天', '近七天', '近一周'],
  '30': ['近30天', '近 30 天', '近三十天', '近一个月'],
  '90': ['近90天', '近 90 天', '近九十天', '近三个月'],
};
/** Within how many days a text asks for a confirmation. */
export const agesNamed = nameTable(
  Object.keys(DealAge.keys)
    .filter(DealAge.is)
    .map((id) => ({ id, names: ages[id].flatMap((name) => [`${name}确认`, name]) })),
);
interface Choice {
  readonly id: string;
  readonly name: string;
}

/** A group of choices with its members. */
type Group = readonly [Choice, readonly Choice[]];

/**
 * Finds the choices of a tree that a text names, in the order of the tree, no more than a list takes. A group goes where
 * one of its members is named too.
 */
const treeTable = (tree: readonly Group[]): ((text: string) => Taken<string>) => {
  const read = nameTable(
    tree.flatMap(([group, members]) => [group, ...members]).map(({ id, name }) => ({ id, names: [name] })),
  );
  return (text) => {
    const { found, rest } = read(text);
    const settled = tree.flatMap(([{ id }, members]) => {
      const named = members.filter((member) => found.includes(member.id)).map((member) => member.id);
      return named.length > 0 || !found.includes(id) ? named : [id];
    });
    return { found: settled.slice(0, filterLimits.ids), rest };
  };
};

export const industriesIn = treeTable(industryTree.map((group) => [group, group.industries]));
export const regionsIn = treeTable(regionTree.map((group) => [group, group.regions]));

/** Finds the parts of a text that leave out choices of a tree: 非上海, 上海以外, 除上海和北京外; with the names of those. */
const outsideTable = (
  tree: readonly Group[],
): ((text: string) => Taken<{ readonly words: string; readonly names: readonly string[] }>) => {
  const one = oneOf(
    tree.flatMap(([group, members]) => [group, ...members]).map(({ name }) => name.normalize('NFKC')),
  );
  const name = new RegExp(one, 'gu');
  const list = `(?:${one})[省市]?(?:\\s?[、,和与及或]\\s?(?:${one})[省市]?){0,9}(?:地区|行业)?`;
  const not = '不含|不要|不包括|排除|除了?|(?<![东南西北中])非|(?<!是)不是|(?<!在)不在';
  const outside = new RegExp(
    [
      `(?:${not})\\s?${list}(?:[以之]?外(?![资贸国]))?`,
      String.raw`${list}(?:[以之]外|(?<=[省市])外(?:的|(?!\p{Script=Han})))`,
    ].join('|'),
    'gu',
  );
  return (text) => taken(text, outside, ([words]) => [{ words, names: words.match(name) ?? [] }]);
};

export const regionsOutside = outsideTable(regionTree.map((group) => [group, group.regions]));
export const industriesOutside = outsideTable(industryTree.map((group) => [group, group.industries]));

/** A round by its name, whole or without what is in brackets; a space may be before 轮. */
const roundTable = nameTable(
  rounds.map(({ id, name }) => {
    const short = name.replaceAll(/（[^（）]*）|及以上/gu, '');
    return { id, names: [name, short].flatMap((one) => [one, one.replace('轮', ' 轮')]) };
  }),
);

/** The rounds that a text names, in their order. */
export const roundsIn = (text: string): Taken<string> => {
  const { found, rest } = roundTable(text);
  return { found: rounds.map(({ id }) => id).filter((id) => found.includes(id)), rest };
};
