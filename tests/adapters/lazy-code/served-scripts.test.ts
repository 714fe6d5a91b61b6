// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { runServedScripts } from '../../../src/adapters/lazy-code/served-scripts';

const served = (...files: readonly string[]): Document => {
  const page = document.implementation.createHTMLDocument();
  const base = page.createElement('base');
  base.href = 'https://hupo.test/';
  page.head.append(base);
  for (const file of files) {
    const link = page.createElement('link');
    link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
    link.setAttribute('href', file);
    page.head.append(link);
  }
  return page;
};

test('[PER-01] the scripts of a page run one by one as they are named, with other tasks between', async () => {
  const seen: string[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => seen.push('other task');
  await runServedScripts(served('/kit.js', '/page.css', '/list.js', '/page.js'), (address) => {
    seen.push(new URL(address).pathname);
    port2.postMessage(null);
    return Promise.resolve();
  });
  port1.close();
  const scripts = seen.filter((one) => one !== 'other task');
  expect(scripts).toEqual(['/kit.js', '/list.js', '/page.js']);
  for (const [first, second] of [
    ['/kit.js', '/list.js'],
    ['/list.js', '/page.js'],
  ])
    expect(seen.slice(seen.indexOf(first ?? ''), seen.indexOf(second ?? ''))).toContain('other task');
});

test('[PER-01] a script that does not come keeps no other from running', async () => {
  const run: string[] = [];
  await runServedScripts(served('/page.js', '/gone.js', '/kit.js'), (address) => {
    run.push(address);
    return address.includes('gone') ? Promise.reject(new Error('no network')) : Promise.resolve();
  });
  expect(run).toHaveLength(3);
});
