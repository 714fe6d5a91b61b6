import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestFrom } from '../../../gateway/src/operator/request';
import { callGateway } from '../../support/gateway/call';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { demoSeed } from '../../../tools/process/seeds';

const investors = demoSeed.investors.slice(0, 3);
const organizations = demoSeed.organizations.slice(0, 3);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway(
    {},
    { name: 'managed', content: { ...sampleContent, investors, organizations } },
  );
});
afterAll(() => gateway.close());

const totalOf = async (kind: string): Promise<unknown> =>
  (await callGateway(gateway.url, `/webapp/${kind}!list.action`)).data;
const codeOf = async (kind: string, id: string): Promise<number> =>
  (await callGateway(gateway.url, `/webapp/${kind}!detail.action`, { parameters: { id } })).code;

test.each([
  ['investor', investors[0]],
  ['organization', organizations[0]],
] as const)('[OPS-06] the operator withdraws an %s, once, and publishes it again', async (kind, thing) => {
  const { id = '', name = '' } = thing ?? {};
  const { kinds } = gateway.inside.desk;
  expect(await kinds.list(kind)).toMatchObject({ _tag: 'Right' });
  expect(await kinds.withdraw(kind, id)).toMatchObject({ _tag: 'Right' });
  expect(await kinds.withdraw(kind, id)).toMatchObject({ _tag: 'Left' });
  expect([await codeOf(kind, id), await totalOf(kind)]).toMatchObject([404, { total: 2 }]);
  const listed = await kinds.list(kind);
  expect('right' in listed ? listed.right : '').toMatch(new RegExp(`${id}  ${name}  .* 下架`));
  expect(await kinds.publish(kind, id)).toMatchObject({ _tag: 'Right' });
  expect([await codeOf(kind, id), await totalOf(kind)]).toMatchObject([200, { total: 3 }]);
  expect(await kinds.publish(kind, 'unknown')).toMatchObject({ _tag: 'Left' });
});

test('[OPS-06] the terminal reads the commands of each kind', () => {
  expect(requestFrom(['investor', 'withdraw', 'iv001'], {})).toMatchObject({
    right: { command: { command: 'investor.withdraw', id: 'iv001' } },
  });
  expect(requestFrom(['organization', 'list'], {})).toMatchObject({
    right: { command: { command: 'organization.list' } },
  });
  expect(requestFrom(['organization', 'publish'], {})).toMatchObject({ _tag: 'Left' });
});
