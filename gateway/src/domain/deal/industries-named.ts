import { industryTree } from '../../../../contract/reference/industries';

const plain = (name: string): string => name.normalize('NFKC').toLowerCase();

const idsByName: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...industryTree.map(({ name, industries }) => [plain(name), industries.map(({ id }) => id)] as const),
  ...industryTree.flatMap(({ industries }) => industries.map(({ id, name }) => [plain(name), [id]] as const)),
]);

/**
 * The ids of the industries that a word names: '半导体' one, '大健康' or '大健康行业' all of its group.
 * @returns none for any other word
 */
export const industriesNamed = (word: string): readonly string[] =>
  idsByName.get(plain(word)) ?? idsByName.get(plain(word).replace(/(?:行业|产业|领域)$/, '')) ?? [];
