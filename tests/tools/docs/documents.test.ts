import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { documents } from '../../../tools/docs/documents';
import { drift, write } from '../../../tools/docs/drift';
import { bidTable } from '../../../gateway/src/domain/bid/bid-machine';
import { enrolmentTable } from '../../../gateway/src/domain/enrolment/enrolment-machine';
import { ndaTable } from '../../../gateway/src/domain/nda/nda-machine';
import { orderTable } from '../../../gateway/src/domain/order/order-machine';
import { listingTable, reviewTable } from '../../../gateway/src/domain/publication/publication-table';
import { storedNames } from '../../../src/domain/session/stored-names';
import { machines } from '../../../tools/docs/machines';
import { statesOf } from '../../../tools/docs/model/states';

const made: string[] = [];
afterEach(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true });
});

const written = documents(process.cwd());

// All documents are written once; on a busy machine that takes minutes.
beforeAll(async () => void (await written), 300_000);

test('[AUD-01] every machine of the application has its row in the documents', () => {
  const flows = readdirSync('src/application', {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => basename(file) === 'machine.ts')
    .map((file) => dirname(file));
  expect(machines.map(({ folder }) => folder).toSorted()).toEqual(flows.toSorted());
  // A chart is named by its folder inside its area: 'payment/payment/session' is payment-session.
  expect(machines.map(({ name }) => name)).toEqual(
    machines.map(({ folder }) => folder.slice(folder.indexOf('/') + 1).replace('/', '-')),
  );
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
  expect(page).toContain(
    '| `working` | its states have finished | else, ended with code 4 | `checkFailed` |',
  );
  expect(page).toContain('note cause: orderClosed, keep message');
}, 60_000);

test('[AUD-01] branches of one event read differently where they differ, also by computed parameters', async () => {
  const page = (await written).get('docs/statecharts/share.md') ?? '';
  expect(page).toContain('else, is barred by miniProgramPathUnset');
  const same = machines.flatMap(({ name, machine }) =>
    statesOf(machine).flatMap(({ path, transitions }) => {
      const branches = transitions.map(
        ({ eventType, condition = '' }) => `${name} ${path} ${eventType} ${condition}`,
      );
      return branches.filter((branch, index) => branches.indexOf(branch) !== index);
    }),
  );
  expect(same).toEqual([]);
}, 60_000);

test('[AUD-01] a drawn chart carries the parameters that stand in the code', async () => {
  const chart = (await written).get('docs/statecharts/payment-attempt.svg') ?? '';
  expect(chart).toContain('noteCause: orderClosed');
}, 60_000);

test('[AUD-01] a page says how much was walked to check its invariants, and within which bounds', async () => {
  const app = (await written).get('docs/statecharts/app.md') ?? '';
  expect(app).toMatch(
    /Checked in [\d,]+ states, reached from 3 starts by [\d,]+ steps\. .* Bounds: [\d,]+ steps from one start, 1 actor gone/,
  );
  const documents = await written;
  const pages = machines.map(
    ({ name }) => [name, documents.get(`docs/statecharts/${name}.md`) ?? ''] as const,
  );
  expect(pages.filter(([, page]) => !page.includes('Checked in ')).map(([name]) => name)).toEqual([]);
}, 60_000);

test('[AUD-01] every machine has its ports, or says that it calls none', async () => {
  const documents = await written;
  const pages = machines.map(
    ({ name }) => [name, documents.get(`docs/statecharts/${name}.md`) ?? ''] as const,
  );
  expect(pages.filter(([, page]) => !page.includes('## Ports')).map(([name]) => name)).toEqual([]);
  expect(documents.get('docs/statecharts/outbox.md')).toContain(
    '[Shelf](../../src/ports/shelf.ts) | `keep`, `read`, `remove`, `wipe`',
  );
  expect(documents.get('docs/statecharts/carousel.md')).toContain('None: its actors call nothing');
}, 60_000);

test('[AUD-01] the ports of a flow are those that it calls, by call, also through functions of others', async () => {
  const page = (await written).get('docs/statecharts/registration.md') ?? '';
  expect(page).toContain('| [account](../../contract/account/calls.ts) | `register` |');
  expect(page).toContain('| [TokenStore](../../src/ports/token-store.ts) | `write` |');
  expect(page).not.toContain('[VerificationCodes]');
  const resource = (await written).get('docs/statecharts/resource.md') ?? '';
  expect(resource).toMatch(/\[order\]\S+ \| `detail`, `list` \|/);
}, 60_000);

test('[AUD-01] a page has the delays of its own flow, and those of adapters that the flow waits for', async () => {
  const h5 = (await written).get('docs/statecharts/payment-h5.md') ?? '';
  expect(h5).toContain('| leave limit | 10 s |');
  expect(h5).toMatch(/the flow waits for a call that writes at most \| 20 s \| \S+ \| `payHost.h5` \|/);
  expect(h5).not.toContain('place again wait');
  expect(h5).toContain('| a call gives up, unless the configuration says otherwise, after | 15 s |');
  expect(h5).not.toContain('repeated once');
  const attempt = (await written).get('docs/statecharts/payment-attempt.md') ?? '';
  expect(attempt).toContain('| a lease that is not renewed counts for | 75 s |');
  const list = (await written).get('docs/statecharts/listing.md') ?? '';
  expect(list).toContain(
    '| a call that only reads is repeated once when the network fails, after | 400 ms |',
  );
  const avatar = (await written).get('docs/statecharts/avatar-edit.md') ?? '';
  expect(avatar).toMatch(/an upload gives up, [^|]*after \| 1 min \| \S+ \| `upload.upload` \|/);
  expect(avatar).not.toContain('repeated once');
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

test('[AUD-01] a chart has a page in Markdown and a picture, and no page of its own in HTML', async () => {
  const pages = [...(await written).keys()].filter((file) => file.endsWith('.html'));
  expect(pages).toEqual(['docs/statecharts/index.html']);
});

test('[AUD-01] the chart of the system has every flow that the application runs, and what they send', async () => {
  const system = (await written).get('docs/system.md') ?? '';
  expect(system).toContain(
    '| [app](statecharts/app.md) | `messageSocket` ([message-socket](statecharts/message-socket.md)) |',
  );
  expect(system).toMatch(/\[session\]\(statecharts\/session\.md\) \| `session\.ended` \| \[app\]/);
  const chart = (await written).get('docs/system.svg') ?? '';
  for (const words of ['socket.messageArrived', 'captcha.retryRequested', '消息连接'])
    expect(chart).toContain(words);
}, 60_000);

test('[AUD-01] the table of timers has delays of flows, constants and started timers, by value', async () => {
  const timers = (await written).get('docs/timers.md') ?? '';
  expect(timers).toContain(
    '| [message-socket](statecharts/message-socket.md) | connect limit | 10 s | `linked.connecting` |',
  );
  expect(timers).toMatch(/\| `\w+\.uploadMs` \| 1 min \|/);
  expect(timers).toContain('| `tokenLifetimeMs` | 7 days |');
  expect(timers).toContain('| `AbortSignal.timeout` | 10 s |');
}, 60_000);

test('[AUD-01] the table of stored names has every name, the cookies and the database', async () => {
  const names = (await written).get('docs/stored-names.md') ?? '';
  for (const name of [...Object.keys(storedNames), 'Admin-Token', 'Device-Id', 'outbox', 'files', 'contents'])
    expect(names).toMatch(new RegExp(`^\\| \`${name}\` \\| [^|]+ \\| [^|]+ \\| [^|]+ \\|$`, 'm'));
}, 60_000);

test('[AUD-01] the tables of the gateway have every state with every event', async () => {
  const tables = (await written).get('docs/gateway-tables.md') ?? '';
  const all = [ndaTable, orderTable, bidTable, reviewTable, listingTable, enrolmentTable];
  const cells = all.flatMap((table) => Object.values<object>(table).flatMap((row) => Object.keys(row)));
  expect(tables.match(/^\| `/gm)).toHaveLength(cells.length);
  expect(tables).toContain(
    '| `paid` | `charged` | stays; recorded: `paidAgain`, `returnedAgain`; money back: returned |',
  );
  expect(tables).toContain('| `pending` | `saved` | refused: `publicationPending` 409 ');
}, 60_000);

test('[SCR-02] the table of deals has each kind with its fields, filters and orders, and which can be hidden', async () => {
  const deals = (await written).get('docs/deals.md') ?? '';
  expect(deals).toContain('| `valuation` | yes | yes | an approved NDA, and the owner |');
  expect(deals).toContain('| `revenue` | yes | yes |  |');
  expect(deals).toContain('| `budget` | yes | yes | the buyer only |');
  expect(deals).toContain('| Fully verified, NDA approved | yes |  |');
  expect(deals).toContain('| Basically verified, NDA approved before |  |  |');
  expect(deals).toContain('| `teaser` |  | yes |  |');
  expect(deals).toContain('`confirmed`, `deadline`, `amountDown`, `amountUp`');
  expect(deals).toContain('| Sale | `process[].at` | by day | as it is |');
  expect(deals).toContain('| Sale | `evidence[].at` | by month | as it is |');
  expect(deals).toContain('| Demand | `expiresAt` | by day, its last second | as it is |');
  expect(deals.match(/^## /gm)).toHaveLength(6);
});

test('[ACC-01] the table of access says what the rule decides', async () => {
  const access = (await written).get('docs/access.md') ?? '';
  expect(access).toContain('| `/sale/:sourceType/:id` | 项目详情 | → `/sale/landing` | allowed | allowed |');
  expect(access).toContain(
    '| `/user` | 我的 | browser: → `/login`, then back; wechat: → `/login?mode=wechat`, then back;',
  );
});

test('[ACC-01] the table of access names its assumptions and what changes without them', async () => {
  const access = (await written).get('docs/access.md') ?? '';
  expect(access).toContain('- WeChat’s login is configured, and the page may ask for it.');
  expect(access).toMatch(
    /inside WeChat \| .* \| → `\/login\?mode=wechat`, then back \| → `\/login`, then back \|/,
  );
  expect(access).toMatch(/in the app \| .* \| allowed \| → `\/agreePrivacy` \|/);
  expect(access).toContain(
    '| `/buy/landing`, `/sale/landing` | Member not verified, Member verified (1), Member verified (2) | → `/` | → `/news` |',
  );
});
