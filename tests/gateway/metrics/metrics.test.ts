import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { families } from '../../../contract/families';
import { homeCalls } from '../../../contract/home/calls';
import { refusals } from '../../../contract/refusal/refusal';
import { saleCalls } from '../../../contract/sale/calls';
import { PortProblem } from '../../../gateway/src/adapters/http/server/listen';
import { callGateway } from '../../support/gateway/call';
import { listenAt } from '../../support/gateway/heard';
import { logIn } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { samplesOf, type Sample } from './exposition';

const address = ({ metricsPort }: TestGateway): string => `http://127.0.0.1:${metricsPort ?? ''}`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ metricsPort: 0 });
});
afterAll(() => gateway.close());

const scraped = async (): Promise<{ readonly text: string; readonly samples: readonly Sample[] }> => {
  const answer = await fetch(`${address(gateway)}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toContain('text/plain');
  const text = await answer.text();
  return { text, samples: samplesOf(text) };
};

const valueOf = (samples: readonly Sample[], name: string, labels: Sample['labels'] = {}): number =>
  samples
    .filter((sample) => sample.name === name)
    .filter((sample) => Object.entries(labels).every(([label, said]) => sample.labels[label] === said))
    .reduce((sum, { value }) => sum + value, 0);

const names = new Set([
  ...Object.entries(families).flatMap(([family, calls]) =>
    Object.keys(calls).map((name) => `${family}.${name}`),
  ),
  'other',
]);
const isIn =
  (...values: readonly string[]) =>
  (value: string) =>
    values.includes(value);
/** The labels of the gateway's own measurements, and what each may say. */
const closedLabels: Readonly<Record<string, (value: string) => boolean>> = {
  call: (value) => names.has(value),
  outcome: isIn('ok', 'refused', 'failed', 'page', 'missing'),
  refusal: (value) => Object.hasOwn(refusals, value),
  pool: isIn('embedded', 'reading', 'writing'),
  le: (value) => value === '+Inf' || Number(value) > 0,
};

describe("the operator's port of metrics", () => {
  test('[OPS-06] calls, refusals, pages, sockets and pools are read after a few calls', async () => {
    await callGateway(gateway.url, homeCalls.deals.path);
    await callGateway(gateway.url, homeCalls.deals.path);
    await logIn(gateway, { password: 'not-the-password' });
    await callGateway(gateway.url, '/webapp/no-such-call');
    await (await fetch(`${gateway.url}/`)).text();
    await listenAt(gateway, 'u1');
    const { samples } = await scraped();
    expect(valueOf(samples, 'hupo_calls_total', { call: 'home.deals', outcome: 'ok' })).toBe(2);
    expect(valueOf(samples, 'hupo_call_seconds_count', { call: 'home.deals' })).toBe(2);
    expect(
      valueOf(samples, 'hupo_calls_total', { call: 'account.loginByPassword', outcome: 'refused' }),
    ).toBe(1);
    expect(valueOf(samples, 'hupo_refusals_total', { refusal: 'credentialsWrong' })).toBe(1);
    expect(valueOf(samples, 'hupo_refusals_total', { refusal: 'unknownCall' })).toBe(1);
    expect(valueOf(samples, 'hupo_page_render_seconds_count', { outcome: 'page' })).toBe(1);
    expect(valueOf(samples, 'hupo_sockets_open')).toBe(1);
    expect(valueOf(samples, 'hupo_database_connections')).toBeGreaterThan(0);
    expect(valueOf(samples, 'hupo_database_waiting')).toBe(0);
    expect(valueOf(samples, 'hupo_transactions_given_way_total')).toBe(0);
    expect(valueOf(samples, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  test('[OPS-06] no label holds a path, an id, a phone number or a parameter', async () => {
    await logIn(gateway, { userName: '13912345678', password: 'secret-word' });
    await callGateway(gateway.url, '/webapp/path-13912345678');
    await callGateway(gateway.url, saleCalls.detail.path, {
      parameters: { sourceType: '0', id: 'id-of-nothing' },
    });
    await (await fetch(`${gateway.url}/sale/id-of-nothing?keyword=secret-word`)).text();
    const { text, samples } = await scraped();
    for (const given of ['13912345678', 'secret-word', 'id-of-nothing', '/webapp'])
      expect(text).not.toContain(given);
    const own = samples.filter(({ name }) => name.startsWith('hupo_'));
    expect(own.length).toBeGreaterThan(20);
    for (const { labels } of own)
      for (const [label, value] of Object.entries(labels))
        expect([label, value, closedLabels[label]?.(value)]).toEqual([label, value, true]);
  });

  test('[OPS-06] only GET /metrics is answered there, and nothing of it on the main port', async () => {
    for (const path of ['/', '/gateway', '/health', '/metrics/x'])
      expect((await fetch(address(gateway) + path)).status).toBe(404);
    expect((await fetch(`${address(gateway)}/metrics`, { method: 'POST' })).status).toBe(404);
    expect(await (await fetch(`${gateway.url}/metrics`)).text()).not.toContain('hupo_calls_total');
  });

  test('[OPS-06] a gateway without the setting has no such port, and a taken port ends its start', async () => {
    const silent = await startTestGateway();
    expect(silent.metricsPort).toBeNull();
    await silent.close();
    await expect(startTestGateway({ metricsPort: gateway.metricsPort })).rejects.toBeInstanceOf(PortProblem);
  });
});
