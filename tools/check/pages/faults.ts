import { keptDealKinds, keptDealsPlace } from '../../../src/domain/favourite/kept-deals';
import { pageAt, pageSource, type PageName } from '../../../src/domain/route/page-at';
import { matchRoute } from '../../../src/domain/route/match-route';
import type { RouteRow } from '../../../src/domain/route/route-table';
import { wechatLoginAddress } from '../../../src/domain/session/wechat-login-address';
import type { Finding } from '../finding';

const tableFile = 'src/domain/route/route-table.ts';

interface PlacedPage {
  readonly row: RouteRow;
  readonly page: PageName;
}

/** Queries that ask for another page at some address. */
const queries = [
  wechatLoginAddress.slice(wechatLoginAddress.indexOf('?')),
  '?compare=x1,x2',
  '?park=x1',
  ...keptDealKinds.map((kind) => keptDealsPlace(kind, null).search),
];

/** The pages of a row: a query can ask for another one. */
const pagesOf = (row: RouteRow): readonly PlacedPage[] => {
  const names = new Set(['', ...queries].map((query) => pageAt(row.name, `${row.path}${query}`)));
  return [...names].flatMap((page) => (page === null ? [] : [{ row, page }]));
};

/** A picture of the gallery, as far as it stands at an address. */
interface Placed {
  readonly id: string;
  readonly address: string;
}

interface Pages {
  readonly rows: readonly RouteRow[];
  /** The files of src/pages, from the root of the project. */
  readonly modules: readonly string[];
  readonly stories: readonly Placed[];
  /** An address that a story has because nothing stands there. */
  readonly nowhere: string;
}

const pageOf = ({ address }: Placed): string | null => {
  const match = matchRoute(address, []);
  const page = match.kind === 'matched' ? pageAt(match.row.name, address) : null;
  return page === null ? null : pageSource(page);
};

const standsSomewhere = ({ address }: Placed): boolean => matchRoute(address, []).kind === 'matched';

/** What is wrong with the pages: a row without a page, a page without a row or a story, a story without a page (RTE-01). */
export const pageFaults = ({ rows, modules, stories, nowhere }: Pages): readonly Finding[] => {
  const placed = rows.flatMap(pagesOf);
  const sources = new Set(placed.map(({ page }) => pageSource(page)));
  const told = new Set(stories.map(pageOf));
  return [
    ...placed
      .filter(({ page }) => !modules.includes(pageSource(page)))
      .map(({ row, page }) => ({
        file: tableFile,
        message: `the row ${row.name} (${row.path}) has no page: ${pageSource(page)} is missing`,
      })),
    ...modules
      .filter((file) => !sources.has(file))
      .map((file) => ({ file, message: 'no row of the route table leads to this page' })),
    ...modules
      .filter((file) => !told.has(file))
      .map((file) => ({ file, message: 'the gallery has no story of this page' })),
    ...stories
      .filter((story) => story.address !== nowhere && !standsSomewhere(story))
      .map(({ id, address }) => ({
        file: 'tools/gallery/stories',
        message: `the story ${id} stands at ${address}, where no page is`,
      })),
  ];
};
