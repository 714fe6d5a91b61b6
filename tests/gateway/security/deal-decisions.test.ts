import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityReport } from '../../../gateway/src/operator/security-report';
import { bidContent, bidderAt } from '../../support/gateway/bids';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { seededImage } from '../../support/gateway/database-image';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { partyAt } from '../nda/nda-rig';

const world = { name: 'decisions', content: { ...bidContent, ndas: [] } };

let folder: string;
let gateway: TestGateway;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hupo-decisions-'));
  const image = await seededImage(world.name, world.content);
  gateway = await startTestGateway({ storage: await image.storage(folder) }, world);
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

/** What the log tells of decisions, without time and address. */
const decisions = async (): Promise<readonly string[]> => {
  const told = await securityReport(folder, { last: 50, kind: 'deal.decided' });
  return told._tag === 'Right' && told.right.includes('项目决定')
    ? told.right.split('\n').map((line) => line.split('  ').slice(3).join(' '))
    : [];
};

test('[SEC-05] the security log has what owners decide about NDAs, bids and publications, and no refused act', async () => {
  const [bidder, owner] = [await bidderAt(gateway, 'u6'), await bidderAt(gateway, 'u2')];
  const bids = [(await bidder.interest('b1')).data, (await bidder.interest('b2')).data] as { id: string }[];
  await owner.answer(bids[0]?.id ?? '', 'accepted');
  await owner.answer(bids[1]?.id ?? '', 'declined', '暂不考虑');
  await bidder.answer(bids[1]?.id ?? '', 'accepted');
  const withdrawn = await callGateway(gateway.url, '/webapp/publication!withdraw.action', {
    method: 'POST',
    parameters: { id: 'seed-sale-b3' },
    token: await tokenOf(gateway, 'u2'),
  });
  expect(withdrawn.code).toBe(200);
  const signer = partyAt(gateway, 'u1');
  await signer.sign('s1', await signer.code());
  const { data } = await partyAt(gateway, 'u2').requests('s1');
  const id = (data as { readonly list: readonly { readonly id: string }[] }).list[0]?.id ?? '';
  expect((await partyAt(gateway, 'u2').approve(id)).code).toBe(200);
  await expect
    .poll(decisions)
    .toEqual([
      `u2 /webapp/bid!answer.action ${bids[0]?.id ?? ''} accepted`,
      `u2 /webapp/bid!answer.action ${bids[1]?.id ?? ''} declined`,
      'u2 /webapp/publication!withdraw.action seed-sale-b3',
      `u2 /webapp/nda!approve.action ${id}`,
    ]);
});
