import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addressAt,
  addressOf,
  addressOfAny,
  idAt,
  listAddress,
  placeOf,
} from '../../../contract/kind/address';
import { kindCodec, kindNames, kindsWith } from '../../../contract/kind/capabilities';
import { pageAt } from '../../../src/domain/route/page-at';
import { matchRoute } from '../../../src/domain/route/match-route';

const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
const shared = fc.constantFrom(...kindsWith('share'));

describe('a kind', () => {
  test('[RTE-01] every address of a thing is one that the route table has', () => {
    fc.assert(
      fc.property(shared, id, (kind, thing) => {
        const address = addressOfAny(kind, { id: `x${thing}`, sourceType: 'entrust' });
        return address !== null && matchRoute(address, []).kind === 'matched';
      }),
    );
  });

  test('[RTE-01] a list is there of all source types, and of one where addresses hold it', () => {
    expect([listAddress('sale'), listAddress('sale', 'soe'), listAddress('transfer', 'soe')]).toEqual([
      '/sale',
      '/sale/soe',
      '/gf/soe',
    ]);
  });

  test('[RTE-01] a thing has one address, from its place and from itself', () => {
    fc.assert(
      fc.property(shared, id, id, (kind, sourceType, thing) => {
        const place = placeOf(kind, { sourceType, id: thing });
        expect(addressAt(kind, place ?? '')).toBe(addressOf(kind, { sourceType, id: thing }));
      }),
    );
  });

  test('[RTE-01] an address gives back the id of its thing, whatever follows it, and no other kind takes it', () => {
    fc.assert(
      fc.property(shared, id, id, fc.constantFrom('', '?bid=1', '#nda'), (kind, sourceType, thing, rest) => {
        const address = `${addressOf(kind, { sourceType, id: thing })}${rest}`;
        const takers = kindsWith('share').filter((each) => idAt(each, address) !== null);
        expect(idAt(kind, address)).toBe(thing);
        expect(takers).toEqual([kind]);
      }),
    );
  });

  test('[RTE-01] an address of a list, of a part of a page or of nothing has no id', () => {
    for (const address of [
      '/sale',
      '/sale/soe',
      '/sale/soe/',
      '/sale//s1',
      '/sale/soe/s1/x',
      '/buy/',
      '',
      '/sales/soe/s1',
    ])
      expect([idAt('sale', address), idAt('buy', address)]).toEqual([null, null]);
  });

  test('[RTE-01][RTE-03] one id in the query of a shared path opens a page of its own, else the list', () => {
    fc.assert(
      fc.property(id, fc.constantFrom('', '&type=zone', '#policies'), (thing, rest) => {
        const address = `${addressOf('park', { id: thing })}${rest}`;
        expect(address).toBe(`/ftz?park=${thing}${rest}`);
        expect(idAt('park', address)).toBe(thing);
        expect(pageAt('parkList', address)).toBe('parkDetail');
      }),
    );
    for (const search of ['', '?park=', '?park=a b', '?park=%3Cb%3E', '?park=x1&park=x2', '?type=zone'])
      expect([idAt('park', `/ftz${search}`), pageAt('parkList', `/ftz${search}`)]).toEqual([
        null,
        'parkList',
      ]);
    expect([idAt('park', '/ftz/x1'), idAt('sale', '/ftz?park=x1')]).toEqual([null, null]);
  });

  test('[SCR-12] a source of the assistant leads to its listing', () => {
    const source = { id: 's1', sourceType: 'entrust' };
    expect(addressOfAny('sale', source)).toBe('/sale/entrust/s1');
    expect(addressOfAny('transfer', source)).toBe('/gf/entrust/s1');
    expect(addressOfAny('buy', { ...source, sourceType: null })).toBe('/buy/s1');
    expect(addressOfAny('sale', { ...source, sourceType: null })).toBeNull();
    expect(addressOfAny('sale', { ...source, sourceType: '' })).toBeNull();
  });
});

test('[GAT-09] the codec of a capability takes the kinds that have it and refuses others', () => {
  const codec = kindCodec('comparison', 'ComparedKind');
  expect([...kindNames, 'toString', '', null].filter(codec.is)).toEqual(['sale']);
});
