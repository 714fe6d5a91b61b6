import { expect, test } from 'vitest';
import { answering } from '../../../src/worker/answering';
import { fakeCaches } from '../../support/fakes/caches';

const origin = 'https://hupo.test';
const publicPage = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=0' };

const served = (path: string): Response => {
  if (path === '/sale') return new Response('<html lang="zh-CN">项目</html>', { headers: publicPage });
  if (path === '/user')
    return new Response('<html>我的</html>', {
      headers: { ...publicPage, 'Cache-Control': 'private, no-store' },
    });
  if (path.startsWith('/assets/gone')) return new Response('文件不存在', { status: 404 });
  if (path === '/shell.html') return new Response('<script src="/assets/index-B.js">');
  return new Response(`content of ${path}`);
};

/** A browser with a worker; its network is there until the test says otherwise. */
const opened = () => {
  const network = { isThere: true, asked: [] as string[] };
  const caches = fakeCaches(origin);
  const state = { isSlow: false };
  const worker = answering({
    origin,
    caches: caches.port,
    fetch: (request) => {
      const path = new URL(request.url).pathname;
      network.asked.push(path);
      if (!network.isThere) return Promise.reject(new TypeError('Failed to fetch'));
      if (state.isSlow) return new Promise(() => undefined);
      return Promise.resolve(served(path));
    },
    ofRelease: (address) =>
      Promise.resolve(
        address === '/shell.html'
          ? new Response('<html>壳</html>')
          : address === '/assets/first-load-A.js'
            ? new Response('of the release')
            : undefined,
      ),
    now: () => 42,
    wait: () => (state.isSlow ? Promise.resolve() : new Promise(() => undefined)),
  });
  const ask = async (path: string, opensPage = false): Promise<string> => {
    const request = new Request(`${origin}${path}`);
    Object.defineProperty(request, 'mode', { value: opensPage ? 'navigate' : 'cors' });
    const answered = worker.answer(request, Promise.resolve(undefined));
    if (answered === null) return 'none';
    // As the browser does: it begins to read at once.
    const text = await answered.response.then((response) => response.text());
    if (!state.isSlow) await answered.done;
    return text;
  };
  return { network, caches, worker, ask, state };
};

test('[LAY-18] a public page is kept with its time, and shown without network', async () => {
  const { network, ask } = opened();
  expect(await ask('/sale', true)).toBe('<html lang="zh-CN">项目</html>');
  network.isThere = false;
  expect(await ask('/sale', true)).toBe('<html data-kept-at="42" lang="zh-CN">项目</html>');
});

test('[SEC-04] a page for a member is not kept: without network there is the shell, which holds no data', async () => {
  const { network, caches, ask } = opened();
  expect(await ask('/user', true)).toContain('我的');
  expect(caches.keysOf('hupo-pages')).toEqual([]);
  network.isThere = false;
  expect(await ask('/user', true)).toBe('<html>壳</html>');
});

test('[LAY-18] a page that the network does not bring in time is shown as it was kept', async () => {
  const { ask, state } = opened();
  await ask('/sale', true);
  state.isSlow = true;
  expect(await ask('/sale', true)).toContain('data-kept-at');
});

test('[LAY-18] an asset is asked for once; a missing one stays missing and is not kept', async () => {
  const { network, caches, ask } = opened();
  await ask('/assets/a-1.js');
  expect(await ask('/assets/a-1.js')).toBe('content of /assets/a-1.js');
  expect(network.asked).toEqual(['/assets/a-1.js']);
  expect(await ask('/assets/gone-1.js')).toBe('文件不存在');
  expect(caches.keysOf('hupo-files')).toEqual([`${origin}/assets/a-1.js`]);
});

test('[LAY-18] an asset that the browser began to read at once is kept all the same', async () => {
  const { caches, worker } = opened();
  const answered = worker.answer(new Request(`${origin}/assets/a-1.js`), Promise.resolve(undefined));
  const read = answered?.response.then((response) => response.text());
  await answered?.done;
  expect(await read).toBe('content of /assets/a-1.js');
  expect(caches.keysOf('hupo-files')).toEqual([`${origin}/assets/a-1.js`]);
});

test('[LAY-18] the shell is of the release whose files a page loaded, and is asked for once a release', async () => {
  const { worker, network, ask } = opened();
  await worker.keepLoaded(['/assets/index-B.js']);
  await worker.keepLoaded(['/assets/index-B.js']);
  expect(network.asked).toEqual(['/assets/index-B.js', '/shell.html']);
  await worker.keepLoaded(['/assets/index-C.js']);
  expect(network.asked.slice(2)).toEqual(['/assets/index-C.js', '/shell.html']);
  network.isThere = false;
  expect(await ask('/user', true)).toBe('<script src="/assets/index-B.js">');
});

test('[LAY-18] files of the release outlive its worker once a page loaded them', async () => {
  const { caches, ask } = opened();
  await ask('/assets/first-load-A.js');
  expect(caches.keysOf('hupo-files')).toEqual([`${origin}/assets/first-load-A.js`]);
});

test('[LAY-18] the configuration comes from the network, without it from the copy', async () => {
  const { network, ask } = opened();
  await ask('/config.json');
  await ask('/config.json');
  expect(network.asked).toEqual(['/config.json', '/config.json']);
  network.isThere = false;
  expect(await ask('/config.json')).toBe('content of /config.json');
});

test('[LAY-18] the configuration that does not come in time is the copy', async () => {
  const { ask, state } = opened();
  await ask('/config.json');
  state.isSlow = true;
  expect(await ask('/config.json')).toBe('content of /config.json');
});

test('[LAY-18] a page that the worker saw being opened is not asked for again', async () => {
  const { worker, network } = opened();
  await worker.keepOpened('');
  expect(network.asked).toEqual([]);
  await worker.keepOpened('/sale');
  expect(network.asked).toEqual(['/sale']);
});

test('[SEC-04] calls and files of users never pass through the worker', async () => {
  const { network, ask } = opened();
  for (const path of ['/gateway', '/avatar/u-1', '/share/1.png']) expect(await ask(path)).toBe('none');
  expect(network.asked).toEqual([]);
});

test('[LAY-18] on a device without room everything comes from the network', async () => {
  const { caches, ask, network } = opened();
  caches.fail();
  expect(await ask('/sale', true)).toContain('项目');
  expect(await ask('/assets/a-1.js')).toBe('content of /assets/a-1.js');
  network.isThere = false;
  expect(await ask('/sale', true)).toBe('<html>壳</html>');
  await expect(ask('/assets/a-1.js')).rejects.toThrow('Failed to fetch');
});

test('[LAY-18] a page keeps what it had loaded before the worker took part', async () => {
  const { worker, network, caches, ask } = opened();
  await worker.keepLoaded(['/assets/a-1.js', '/gateway', '/config.json', '/assets/a-1.js']);
  await worker.keepOpened('/sale');
  await worker.keepOpened('/login');
  expect(network.asked).toEqual(['/assets/a-1.js', '/config.json', '/shell.html', '/sale', '/login']);
  expect(caches.keysOf('hupo-pages')).toEqual([`${origin}/sale`]);
  network.isThere = false;
  expect(await ask('/assets/a-1.js')).toBe('content of /assets/a-1.js');
});
