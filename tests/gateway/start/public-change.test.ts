import { draining } from '../../../gateway/src/main/draining';
import { hmacSignatures } from '../../../gateway/src/adapters/payment/hmac-signatures';
import { processBus } from '../../../gateway/src/adapters/bus/process-bus';
import { noCarriers } from '../../../gateway/src/adapters/notice/notice-carriers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOrigins } from '../../../gateway/src/adapters/http/origins';
import { noMetrics } from '../../../gateway/src/adapters/metrics/no-metrics';
import { listen } from '../../../gateway/src/adapters/http/server/listen';
import { fileSecurityLog } from '../../../gateway/src/adapters/security-log/file-security-log';
import { asideWork } from '../../../gateway/src/main/aside-work';
import { closers } from '../../../gateway/src/main/closers';
import { serveMainPort } from '../../../gateway/src/main/main-port';
import { platformOf } from '../../../gateway/src/main/platform';
import { nobodysSite } from '../../../gateway/src/main/site';
import { openStorage, type Storage } from '../../../gateway/src/main/storage';
import { makeUseCases } from '../../../gateway/src/main/use-cases';
import { homeCalls } from '../../../contract/home/calls';
import { silentLog } from '../../../tools/process/silent-log';
import { movedClock } from '../../support/gateway/moved-clock';
import { renderedPage, sourceOfPages } from '../../support/gateway/page-to-make';
import { sampleContent } from '../../support/gateway/sample-content';
import { cheapPasswords } from '../../../tools/process/cheap-seeding';
import { seededImage } from '../../support/gateway/database-image';
import { seededAt } from '../../support/gateway/template';

const atEnd = closers();
const made: string[] = [];
let storage: Storage;
let address = '';

/** The main port as the gateway puts it together, on a database at hand; a page tells what home's call answers. */
beforeAll(async () => {
  const clock = movedClock(seededAt);
  const kept = await (await seededImage('sample', sampleContent)).storage();
  const seed = { name: 'sample', content: sampleContent };
  const source = sourceOfPages(async ({ call }) => {
    const { body } = await call({ method: 'GET', path: homeCalls.deals.path, params: {} });
    made.push(body);
    return renderedPage(body);
  });
  const options = { port: 0, secondPort: 0, storage: kept, pages: { kind: 'source', source }, seed } as const;
  const base = platformOf({ ...options, clock, log: silentLog, passwordCost: cheapPasswords }, atEnd);
  const { pictures, log } = base;
  storage = await openStorage(kept, {
    log,
    seed: () => Promise.resolve(false),
    onLost: log.problem,
    pictures,
  });
  atEnd.add('storage', storage.close);
  const security = fileSecurityLog(storage.securityLog, clock, log);
  const bus = processBus(log);
  const platform = {
    ...base,
    security,
    bus,
    outbox: bus.outbox,
    signatures: hmacSignatures(new Uint8Array(32)),
    prepayKey: new Uint8Array(32),
  };
  const main = await listen(0, '127.0.0.1');
  atEnd.add('answers', () => main.close(0));
  const aside = asideWork(log);
  atEnd.add('helpers', aside.close);
  const names = { port: main.port, secondPort: 1, publicUrl: null, secondPublicUrl: null, addresses: [] };
  await serveMainPort(
    main,
    {
      platform,
      useCases: await makeUseCases(storage, platform, {
        aside: aside.aside,
        brand: '琥珀并购',
        carriers: noCarriers,
      }),
      origins: makeOrigins(names),
      pages: options.pages,
      product: '琥珀并购',
      site: nobodysSite,
      appid: '',
      wechatAppId: '',
      doubles: false,
      health: storage.health,
      metrics: noMetrics,
      draining: draining(() => null),
      whenPublicContentChanges: storage.whenPublicContentChanges,
    },
    atEnd,
  );
  address = `http://127.0.0.1:${String(main.port)}/`;
});
afterAll(() => atEnd.close());

const home = async () => {
  const answer = await fetch(address);
  return { tag: answer.headers.get('ETag'), text: await answer.text() };
};

test('[PER-03] a kept page is made once, and anew at the next request after what visitors are shown has changed', async () => {
  const first = await home();
  expect(await home()).toEqual(first);
  expect(made).toHaveLength(1);
  await storage.database.orm.execute("update account set company = 'another'");
  expect(await home()).toEqual(first);
  expect(made).toHaveLength(1);
  await storage.database.orm.execute("update sale set title = '另一个项目'");
  const then = await home();
  expect(then.text).toContain('另一个项目');
  expect(then.tag).not.toBe(first.tag);
  expect(made).toHaveLength(2);
});
