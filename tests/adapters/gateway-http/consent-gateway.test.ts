import { gatewaysOver } from '../../../src/adapters/gateway-http/gateways-over';
import { isLeft, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { GatewayCaller } from '../../../src/adapters/gateway-http/gateway-caller';
import type { WireAnswer } from '../../../src/adapters/transport';
import {
  answered,
  fixedToken,
  PreparedTransport,
  RememberedLog,
  rememberedDelay,
  RememberedReports,
} from '../../support/fakes/gateway-needs';

const scene = (answer: WireAnswer) => {
  const [transport, reports] = [new PreparedTransport([answer]), new RememberedReports()];
  const caller = new GatewayCaller(
    transport,
    fixedToken('tk'),
    reports,
    new RememberedLog(),
    rememberedDelay().delay,
  );
  return { transport, gateway: gatewaysOver(caller).consent };
};
const ok = (data: unknown): WireAnswer => answered({ resultCode: 200, data });

test('[PRI-06] a consent goes over the wire with both versions, time and place', async () => {
  const { transport, gateway } = scene(ok(null));
  expect(
    await gateway.agree({ version: '1.1', agreement: '1.0', at: 1_795_000_000_000, environment: 'wechat' })(),
  ).toEqual(right(undefined));
  expect(transport.calls).toMatchObject([
    {
      method: 'POST',
      path: '/webapp/privacy!agree.action',
      params: { version: '1.1', agreement: '1.0', at: '1795000000000', environment: 'wechat' },
    },
  ]);
});

test('[PRI-06] the record is read, whatever the times are written as', async () => {
  const list = [
    { version: '1.1', agreement: '1.2', at: 1_795_000_000_000, environment: 'native', withdrawnAt: null },
    { version: '1.0', at: '2026-10-02 16:00:00', environment: null, withdrawnAt: '1795000000' },
  ];
  expect(await scene(ok({ list })).gateway.list()()).toEqual(
    right([
      { version: '1.1', agreement: '1.2', at: 1_795_000_000_000, environment: 'native', withdrawnAt: null },
      {
        version: '1.0',
        agreement: '1.0',
        at: Date.UTC(2026, 9, 2, 8),
        environment: 'browser',
        withdrawnAt: 1_795_000_000_000,
      },
    ]),
  );
  expect(isLeft(await scene(ok({ list: [{ version: '1.1', at: 'soon' }] })).gateway.list()())).toBe(true);
});

test('[PRI-06] one’s own data comes as it is, and a withdrawal is one call', async () => {
  const records = { account: [{ phone: '13800000000' }], message: [] };
  const data = { exportedAt: 1_795_000_000_000, records };
  expect(await scene(ok(data)).gateway.exportData()()).toEqual(right(data));
  expect(isLeft(await scene(ok({ exportedAt: 1_795_000_000_000 })).gateway.exportData()())).toBe(true);
  const { transport, gateway } = scene(ok(null));
  await gateway.withdraw()();
  expect(transport.calls).toMatchObject([{ method: 'POST', path: '/webapp/privacy!withdraw.action' }]);
});
