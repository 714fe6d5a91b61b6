import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callGateway } from '../../support/gateway/call';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { demoSeed } from '../../../tools/process/seeds';
import { dayMs } from '../../../contract/values/duration';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({}, { name: 'demo', content: demoSeed });
});
afterAll(() => gateway.close());

interface Listed {
  readonly list: readonly { readonly id: string }[];
  readonly total: number;
  readonly next: string | null;
}

const ask = (call: 'list' | 'counts' | 'detail', parameters: Readonly<Record<string, string>> = {}) =>
  callGateway(gateway.url, `/webapp/gf!${call}.action`, { parameters });

const listed = async (parameters: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const { data } = (await ask('list', { pageSize: '100', ...parameters })) as { data: Listed };
  return data.list.map(({ id }) => id);
};

const idsWhere = (takes: (one: (typeof demoSeed.transfers)[number]) => boolean): readonly string[] =>
  demoSeed.transfers
    .filter(takes)
    .map(({ id }) => id)
    .sort();

describe('the list of share transfers', () => {
  test('[SCR-04] holds those of a source, and all of them without one', async () => {
    expect([...(await listed({}))].sort()).toEqual(idsWhere(() => true));
    expect([...(await listed({ sourceType: 'soe' }))].sort()).toEqual(
      idsWhere(({ sourceType }) => sourceType === 'soe'),
    );
  });

  test('[SCR-04] is filtered by amount, industry and word, and counted by the same conditions', async () => {
    const asked = { min: '5000', max: '12000' };
    const wanted = idsWhere(
      ({ amount }) => amount !== null && Number(amount) >= 5_000 && Number(amount) <= 12_000,
    );
    expect([...(await listed(asked))].sort()).toEqual(wanted);
    expect(await ask('counts', asked)).toMatchObject({ data: { total: wanted.length } });
    expect(await listed({ keyword: '供水' })).toEqual(['G20260062']);
  });

  test('[SCR-04] stands in the order that is asked for, those without a deadline last', async () => {
    const days = (await listed({ sort: 'deadline' })).map(
      (id) => demoSeed.transfers.find((one) => one.id === id)?.deadlineInDays ?? Infinity,
    );
    expect(days).toEqual([...days].sort((one, other) => one - other));
  });

  test('[SCR-04] is read to its end by its cursors, each once, and takes no cursor of another list', async () => {
    const ids: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const rest: Record<string, string> = cursor === '' ? {} : { cursor };
      const { data } = (await ask('list', { pageSize: '4', sort: 'amountDown', ...rest })) as {
        data: Listed;
      };
      ids.push(...data.list.map(({ id }) => id));
      cursor = data.next;
    }
    expect([...ids].sort()).toEqual(idsWhere(() => true));
    expect(await ask('list', { sort: 'amountUp', cursor: 'g1.2' })).toMatchObject({ code: 400 });
  });

  test('[SCR-04] has no order of other lists, and says so', async () => {
    expect(await ask('list', { sort: 'revenueDown' })).toMatchObject({ code: 400 });
  });
});

describe('a share transfer', () => {
  test('[SCR-04] is told whole, with others of its industry', async () => {
    expect(await ask('detail', { sourceType: 'entrust', id: 'G20260061' })).toMatchObject({
      data: { company: '苏州恒减传动股份有限公司', stake: '12', amount: '11160', standing: 'open' },
    });
  });

  test.each([
    ['unknown', { sourceType: 'entrust', id: 'G1' }],
    ['of another source', { sourceType: 'soe', id: 'G20260061' }],
    ['malformed', { sourceType: 'entrust', id: '../etc' }],
  ])('[RTE-03] %s is not there', async (_, parameters) => {
    expect(await ask('detail', parameters)).toMatchObject({ code: 404 });
  });

  test('[SCR-04] has ended after its deadline: it leaves the list, and its page says so', async () => {
    const later = await startTestGateway({}, { name: 'demo', content: demoSeed });
    try {
      later.clock.move(30 * dayMs);
      const { data } = (await callGateway(later.url, '/webapp/gf!list.action', {
        parameters: { pageSize: '100' },
      })) as { data: Listed };
      const left = demoSeed.transfers.filter(({ deadlineInDays: days }) => days === null || days >= 30);
      expect(data.total).toBe(left.length);
      const parameters = { sourceType: 'entrust', id: 'G20260061' };
      expect(await callGateway(later.url, '/webapp/gf!detail.action', { parameters })).toMatchObject({
        data: { standing: 'ended' },
      });
    } finally {
      await later.close();
    }
  });
});
