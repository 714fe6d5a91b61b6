import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { documents } from '../../../tools/docs/documents';
import { drift, write } from '../../../tools/docs/drift';
import { machines } from '../../../tools/docs/machines';

const made: string[] = [];
afterEach(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true });
});

const written = documents(process.cwd());

test('[AUD-01] every machine of the application has its row in the documents', () => {
  const flows = readdirSync('src/application', { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'machine.ts')
    .map((file) => dirname(file));
  expect(machines.map(({ folder }) => folder).toSorted()).toEqual(flows.toSorted());
  expect(machines.map(({ name }) => name)).toEqual(machines.map(({ folder }) => folder.replace('/', '-')));
});

test('[AUD-01] a page holds states, transitions in words, invariants, ports, delays and requirements', async () => {
  const page = (await written).get('docs/statecharts/message-socket.md') ?? '';
  expect(page).toContain('| `linked.connecting` | first | The attempt is under way. |');
  expect(page).toContain(
    '| `linked.connecting` | after 10 s (connect limit) |  | `waiting` | count failure |',
  );
  expect(page).toContain(
    '| `linked` | `socket.openRequested` | otherwise | begins again | forget failures, keep user |',
  );
  expect(page).toContain('- [SOC-02] only after a failure is a retry waited for');
  expect(page).toContain('[MessageSocket](../../src/ports/message-socket.ts)');
  expect(page).toContain('| retry delay | 2 s to 60 s: exactly 2 s after the first failure');
  expect(page).toContain('Requirements served: SOC-01, SOC-02, SOC-03, SOC-04, SOC-06, SOC-07.');
}, 60_000);

test('[AUD-01] a table of transitions carries the parameters that stand in the code', async () => {
  const page = (await written).get('docs/statecharts/payment-attempt.md') ?? '';
  expect(page).toContain('| `working` | its states have finished | else, ended with code 4 | `checkFailed` |');
  expect(page).toContain('note cause: orderClosed, keep message');
}, 60_000);

test('[AUD-01] the ports of a flow are those that it calls, by call, also through functions of others', async () => {
  const page = (await written).get('docs/statecharts/registration.md') ?? '';
  expect(page).toContain('| [AccountGateway](../../src/ports/account-gateway.ts) | `register` |');
  expect(page).toContain('| [TokenStore](../../src/ports/token-store.ts) | `write` |');
  expect(page).not.toContain('[VerificationCodes]');
  const resource = (await written).get('docs/statecharts/resource.md') ?? '';
  expect(resource).toMatch(/\[OrderGateway\]\S+ \| `detail`, `list` \|/);
}, 60_000);

test('[AUD-01] a page has the delays of its own flow, and those of adapters that the flow waits for', async () => {
  const h5 = (await written).get('docs/statecharts/payment-h5.md') ?? '';
  expect(h5).toContain('| answer limit | 20 s |');
  expect(h5).not.toContain('place again wait');
  expect(h5).toContain('| a call gives up, unless the configuration says otherwise, after | 15 s |');
  expect(h5).not.toContain('repeated once');
  const attempt = (await written).get('docs/statecharts/payment-attempt.md') ?? '';
  expect(attempt).toContain('| a lease that is not renewed counts for | 75 s |');
  const list = (await written).get('docs/statecharts/listing.md') ?? '';
  expect(list).toContain('| a call that only reads is repeated once, after | 400 ms |');
}, 60_000);

test('[AUD-01] documents come out the same each time, without dates', async () => {
  // What was committed was made at another time, by another process.
  expect(drift(process.cwd(), await written)).toEqual([]);
  // The examples of the contract happen at a moment of their own.
  const undated = [...(await written)].filter(([file]) => !file.startsWith('docs/contract/'));
  expect(undated.map(([, words]) => words).join('')).not.toMatch(/20[2-9][0-9]-[01][0-9]/);
}, 60_000);

test('[AUD-01] the check names a file that was changed, one that is missing and one too many', async () => {
  const root = mkdtempSync(join(tmpdir(), 'documents-'));
  made.push(root);
  const wanted = await written;
  write(root, wanted);
  expect(drift(root, wanted)).toEqual([]);
  const socket = join(root, 'docs/statecharts/message-socket.md');
  writeFileSync(socket, `${readFileSync(socket, 'utf8')} `);
  writeFileSync(join(root, 'docs/statecharts/gone.svg'), '');
  expect(drift(root, new Map([...wanted, ['docs/new.md', '']]))).toEqual([
    'docs/statecharts/message-socket.md does not say what the code says',
    'docs/new.md is missing',
    'docs/statecharts/gone.svg belongs to no machine',
  ]);
  write(root, wanted);
  expect(drift(root, wanted)).toEqual([]);
}, 60_000);

test('[AUD-01] the page to zoom in shows every chart and loads nothing from elsewhere', async () => {
  const html = (await written).get('docs/statecharts/index.html') ?? '';
  expect(machines.filter(({ name }) => !html.includes(`data-chart="${name}"`))).toEqual([]);
  expect(html).not.toMatch(/https?:/);
});

test('[AUD-01] the written-out page of a machine says the same as the Markdown one', async () => {
  const page = (await written).get('docs/statecharts/message-socket.html') ?? '';
  expect(page).toContain('<td><code>linked.connecting</code></td><td>after 10 s (connect limit)</td>');
  expect(page).toContain('<img src="message-socket.svg"');
  expect(page).not.toContain('.md"');
});

test('[SCR-02] the table of deals has each kind with its fields, filters and orders, and which can be hidden', async () => {
  const deals = (await written).get('docs/deals.md') ?? '';
  expect(deals).toContain('| `valuation` | yes | yes | yes |');
  expect(deals).toContain('| `teaser` |  | yes |  |');
  expect(deals).toContain('`confirmed`, `deadline`, `amountDown`, `amountUp`');
  expect(deals.match(/^## /gm)).toHaveLength(4);
});

test('[ACC-01] the table of access says what the rule decides', async () => {
  const access = (await written).get('docs/access.md') ?? '';
  expect(access).toContain('| `/sale/:sourceType/:id` | 项目详情 | → `/sale/landing` | allowed | allowed |');
  expect(access).toContain('| `/user` | 我的 | browser: → `/login`, then back; wechat: → `/login?mode=wechat`, then back;');
});
