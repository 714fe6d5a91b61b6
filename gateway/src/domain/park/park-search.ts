import type { ParkDetail } from '../../../../contract/park/park';
import { searchVector } from '../search/bigrams';

/** What people call a zone or a park; the names of zones in the seed say 自由贸易试验区 alone. */
const namesOfType: Readonly<Record<ParkDetail['kind'], readonly string[]>> = {
  zone: ['自贸区', '自贸试验区', '自由贸易区', '自由贸易试验区'],
  park: ['园区', '产业园区'],
};

/** The province whose zone is part of a free-trade port. */
const port = { region: '海南', names: ['自贸港', '自由贸易港'] } as const;

/** Returns the search text of a zone or park, as PostgreSQL's tsvector. */
export const parkSearch = (
  park: Pick<ParkDetail, 'name' | 'kind' | 'intro' | 'industries' | 'region' | 'sections' | 'policies'>,
): string =>
  searchVector([
    park.name,
    park.intro,
    ...namesOfType[park.kind],
    ...(park.kind === 'zone' && park.region.startsWith(port.region) ? port.names : []),
    ...park.industries,
    park.region,
    ...park.sections.map(({ name }) => name),
    ...park.policies.flatMap(({ title, number }) => [title, number]),
  ]);
