import { afterAll, beforeAll, expect, test } from 'vitest';
import { families } from '../../../contract/families';
import { kindsWith } from '../../../contract/kind/capabilities';
import type { KindWith } from '../../../contract/kind/kinds';
import { requestFrom } from '../../../gateway/src/operator/request';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { demoSeed } from '../../../tools/process/seeds';

const operated = kindsWith('operator');
const investors = demoSeed.investors.slice(0, 3);
const organizations = demoSeed.organizations.slice(0, 3);
const funds = demoSeed.funds.slice(0, 3);
const soes = demoSeed.soes.slice(0, 3);
const activities = demoSeed.activities.slice(0, 3);
const parks = demoSeed.parks.slice(0, 3);
const conferences = demoSeed.conferences.slice(0, 3);
const presentations = demoSeed.presentations.filter(({ gated }) => !gated).slice(0, 3);
const transfers = demoSeed.transfers.slice(0, 3);
const firstOf: Readonly<
  Record<
    KindWith<'operator'>,
    { readonly id: string; readonly name: string; readonly sourceType?: string } | null
  >
> = {
  investor: investors[0] ?? null,
  organization: organizations[0] ?? null,
  fund: funds[0] ?? null,
  park: parks[0] ?? null,
  activity: activities[0] === undefined ? null : { id: activities[0].id, name: activities[0].title },
  presentation:
    presentations[0] === undefined ? null : { id: presentations[0].id, name: presentations[0].title },
  conference: conferences[0] === undefined ? null : { id: conferences[0].id, name: conferences[0].title },
  transfer: transfers[0] === undefined ? null : { ...transfers[0], name: transfers[0].title },
  soe: soes[0] === undefined ? null : { id: soes[0].id, name: soes[0].title },
};

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway(
    {},
    {
      name: 'managed',
      content: {
        ...sampleContent,
        investors,
        organizations,
        funds,
        soes,
        parks,
        presentations,
        conferences,
        activities,
        transfers,
      },
    },
  );
  token = await tokenOf(gateway, 'u1');
});
afterAll(() => gateway.close());

const listOf = async (kind: KindWith<'operator'>): Promise<unknown> =>
  (await callGateway(gateway.url, families[kind].list.path, { token })).data;
/** A withdrawn share transfer keeps its page, which says so. */
const isOpened = async (
  kind: KindWith<'operator'>,
  address: Readonly<Record<string, string>>,
): Promise<boolean> => {
  const answer = await callGateway(gateway.url, families[kind].detail.path, {
    parameters: address,
    token,
  });
  return answer.code === 200 && (answer.data as { standing?: string }).standing !== 'withdrawn';
};
const foundBy = async (kind: string, text: string): Promise<unknown> =>
  (await callGateway(gateway.url, '/webapp/search!query.action', { parameters: { text, kind }, token })).data;

test.each(operated.map((kind) => [kind, firstOf[kind]] as const))(
  '[OPS-06] the operator withdraws one %s, once, and publishes it again',
  async (kind, thing) => {
    const { id = '', name = '', sourceType } = thing ?? {};
    const address = { id, ...(sourceType === undefined ? {} : { sourceType }) };
    const { kinds } = gateway.inside.desk;
    const found = await foundBy(kind, name);
    expect(JSON.stringify(found)).toContain(`"id":"${id}"`);
    expect(await kinds.withdraw(kind, id)).toMatchObject({ _tag: 'Right' });
    expect(await kinds.withdraw(kind, id)).toMatchObject({ _tag: 'Left' });
    expect([await isOpened(kind, address), await listOf(kind)]).toMatchObject([false, { total: 2 }]);
    expect(JSON.stringify(await foundBy(kind, name))).not.toContain(`"id":"${id}"`);
    const listed = await kinds.list(kind);
    const line =
      ('right' in listed ? listed.right : '').split('\n').find((each) => each.startsWith(id)) ?? '';
    expect(line.startsWith(`${id}  ${name}  `) && line.endsWith(' 下架')).toBe(true);
    expect(await kinds.publish(kind, id)).toMatchObject({ _tag: 'Right' });
    expect([await isOpened(kind, address), await listOf(kind)]).toMatchObject([true, { total: 3 }]);
    expect(await foundBy(kind, name)).toEqual(found);
    expect(await kinds.publish(kind, 'unknown')).toMatchObject({ _tag: 'Left' });
  },
);

test.each(operated)('[OPS-06] the terminal reads the commands about each %s', (kind) => {
  expect(requestFrom([kind, 'withdraw', 'iv001'], {})).toMatchObject({
    right: { command: { command: `${kind}.withdraw`, id: 'iv001' } },
  });
  expect(requestFrom([kind, 'list'], {})).toMatchObject({
    right: { command: { command: `${kind}.list` } },
  });
  expect(requestFrom([kind, 'publish'], {})).toMatchObject({ _tag: 'Left' });
});
