import { expect, test } from 'vitest';
import type { PublicationHead } from '../../../contract/publication/publication';
import { shownState } from '../../../src/domain/publication/shown-state';
import { bidWorld } from '../../support/gateway/bids';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { startTestGateway } from '../../support/gateway/test-gateway';
import { demoSeed } from '../../../tools/process/seeds';

type World = Parameters<typeof startTestGateway>[1];

const publicationsOf = async (world: World, accountId: string): Promise<readonly PublicationHead[]> => {
  const gateway = await startTestGateway({}, world);
  const token = await tokenOf(gateway, accountId);
  const { data } = await callGateway(gateway.url, '/webapp/publication!list.action', { token });
  await gateway.close();
  return (data as { readonly list: readonly PublicationHead[] }).list;
};

test('[SCR-02][MKT-06] a member of the demo has publications that are listed, await a confirmation, are withdrawn and are closed', async () => {
  const list = await publicationsOf({ name: 'demo', content: demoSeed }, 'u-zhou');
  expect(new Set(list.map(shownState))).toEqual(new Set(['listed', 'unconfirmed', 'withdrawn', 'closed']));
  for (const { listing, address } of list) expect(address === null).toBe(listing !== 'listed');
});

test('[SCR-02] what has become of a deal of the seed is what its publication tells', async () => {
  const list = await publicationsOf(bidWorld, 'u2');
  const listings = new Map(list.map(({ id, listing }) => [id, listing]));
  expect(listings.get('seed-sale-b1')).toBe('listed');
  expect(listings.get('seed-sale-b11')).toBe('withdrawn');
  expect(listings.get('seed-sale-b12')).toBe('closed');
});
