import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dropPage,
  keepVisited,
  mostKept,
  nothingKept,
  type KeptPages,
} from '../../../src/domain/route/kept-pages';
import { matchRoute } from '../../../src/domain/route/match-route';

const cached = [
  '/sale',
  '/sale?compare=1,2',
  '/sale/entrust',
  '/sale/soe',
  '/buy/hundred/soe',
  '/news',
  '/message',
  '/about_us',
  '/push_settings',
  '/user/privacy',
];
const madeAnew = ['/', '/user', '/pay', '/sale/entrust/5', '/news/5', '/nowhere'];
const somewhere = fc.constantFrom(...cached, ...madeAnew);

const visit = (kept: KeptPages, address: string, ofMember = true): KeptPages =>
  keepVisited(kept, { address, match: matchRoute(address, ['entrust', 'soe']) }, ofMember);
const after = (visits: readonly string[]): KeptPages =>
  visits.reduce((kept, address) => visit(kept, address), nothingKept(true));
const addresses = ({ pages }: KeptPages): readonly string[] => pages.map(({ address }) => address);

describe('the pages that are kept', () => {
  test('[LAY-06] they are the six cached ones that were come to last, the longest unused first', () => {
    fc.assert(
      fc.property(fc.array(somewhere, { maxLength: 40 }), (visits) => {
        const lastFirst = [...new Set(visits.toReversed())].filter((address) => cached.includes(address));
        expect(addresses(after(visits))).toEqual(lastFirst.slice(0, mostKept).toReversed());
      }),
    );
  });

  test('[LAY-06] what is made anew each time leaves them as they were', () => {
    fc.assert(
      fc.property(fc.array(somewhere), fc.constantFrom(...madeAnew), (visits, address) => {
        const kept = after(visits);
        expect(visit(kept, address)).toEqual(kept);
      }),
    );
  });

  test('[LAY-06] none is kept from before a login or after a logout, and each time is another era', () => {
    fc.assert(
      fc.property(fc.array(somewhere), somewhere, fc.boolean(), (visits, address, ofMember) => {
        const before = visits.reduce((kept, each) => visit(kept, each, !ofMember), nothingKept(!ofMember));
        const kept = visit(before, address, ofMember);
        expect(addresses(kept)).toEqual(cached.includes(address) ? [address] : []);
        expect(kept.era).toBe(before.era + 1);
      }),
    );
  });

  test('[LAY-06] a page that failed is not kept, and the others are', () => {
    fc.assert(
      fc.property(fc.array(somewhere), somewhere, (visits, failed) => {
        const kept = after(visits);
        expect(addresses(dropPage(kept, failed))).toEqual(addresses(kept).filter((each) => each !== failed));
      }),
    );
  });

  test('[LAY-01][LAY-06] the messages and one of them are one page, a fragment makes no other one', () => {
    expect(addresses(after(['/message', '/message/5']))).toEqual(['/message/5']);
    expect(addresses(after(['/news', '/news#top']))).toEqual(['/news#top']);
  });

  test('[LAY-06] whatever a page lists, it is the one page of its route, where it was last', () => {
    const query = fc.constantFrom('', '?sort=amount', '?category=policy&page=2', '?keyword=储能#top');
    const visited = fc
      .tuple(somewhere, query)
      .map(([address, added]) => (address.includes('?') ? address : `${address}${added}`));
    fc.assert(
      fc.property(fc.array(visited, { maxLength: 40 }), (visits) => {
        const { pages } = after(visits);
        const isComparison = (address: string): boolean => address.includes('compare');
        expect(new Set(pages.map(({ key }) => key)).size).toBe(pages.length);
        for (const { address } of pages)
          if (!isComparison(address)) {
            const same = visits.filter(
              (each) => !isComparison(each) && each.replace(/[?#].*/, '') === address.replace(/[?#].*/, ''),
            );
            expect(address).toBe(same.at(-1));
          }
      }),
    );
  });

  test('[LAY-06] one zone is another page than their list, and each zone is one of its own', () => {
    expect(addresses(after(['/ftz?type=zone', '/ftz?park=x1', '/ftz?park=x2', '/ftz']))).toEqual([
      '/ftz?park=x1',
      '/ftz?park=x2',
      '/ftz',
    ]);
  });

  test('[LAY-06] deals beside each other are not the list they were chosen from', () => {
    expect(addresses(after(['/sale?sort=amount', '/sale?compare=1,2', '/sale?compare=1,3']))).toHaveLength(3);
    expect(addresses(after(['/sale?sort=amount', '/sale?compare=1,2', '/sale']))).toEqual([
      '/sale?compare=1,2',
      '/sale',
    ]);
  });
});
