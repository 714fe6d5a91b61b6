import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { partyAt, type Party } from './nda-rig';

let gateway: TestGateway;
let owner: Party;
beforeAll(async () => {
  gateway = await startTestGateway(
    {},
    {
      name: 'nda-deal-over',
      content: {
        ...sampleContent,
        saleOwners: { entrust: 'u2' },
        ndas: [{ accountId: 'u1', saleId: 's1', state: 'pending', daysAgo: 1 }],
        sales: sampleContent.sales.map((sale) => (sale.id === 's1' ? { ...sale, state: 'withdrawn' } : sale)),
      },
    },
  );
  owner = partyAt(gateway, 'u2');
});
afterAll(() => gateway.close());

test('[ENT-09] an NDA on a deal that is not listed any more opens nothing: its term does not begin', async () => {
  const { data } = await owner.requests('s1');
  const [request] = (data as { readonly list: readonly { readonly id: string }[] }).list;
  const id = request?.id ?? '';
  const over = '该项目已下架或已成交，重新上架后才能通过保密协议';
  expect(await owner.approve(id)).toMatchObject({ code: 410, text: over });
  expect(await gateway.inside.desk.ndas.approve(id)).toEqual({ _tag: 'Left', left: over });
  expect(await partyAt(gateway, 'u1').standing('s1')).toMatchObject({ state: 'pending' });
});

test('[ENT-09] it can still be rejected', async () => {
  const { id } = await partyAt(gateway, 'u1').standing('s1');
  expect(await owner.reject(id ?? '', '项目已结束')).toMatchObject({ data: { state: 'rejected' } });
});
