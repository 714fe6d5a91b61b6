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
  '/sale?sort=amount',
  '/sale/entrust',
  '/sale/soe',
  '/news',
  '/news?category=policy',
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
});
