import { EventEmitter, once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { keptPages } from '../../../gateway/src/adapters/http/pages/kept-pages';
import { systemRandom } from '../../../gateway/src/adapters/system/system-random';
import type { RenderInput } from '../../../gateway/src/ports/page-renderer';
import { movedClock } from '../../support/gateway/moved-clock';

const visitor: RenderInput = {
  path: '/',
  search: '',
  userAgent: 'a browser',
  hasToken: false,
  nonce: 'own',
  config: '{}',
  call: () => Promise.resolve({ status: 200, body: '' }),
};

const pages = (status = 200) => {
  const clock = movedClock();
  const state = { rendered: 0 };
  const answers = new EventEmitter();
  const source = keptPages(
    {
      template: () => Promise.resolve(''),
      render: async ({ nonce }) => {
        state.rendered += 1;
        const html = `<style nonce="${nonce}">${state.rendered}</style>`;
        await once(answers, 'go');
        return { kind: 'page', status, html };
      },
    },
    { clock, random: systemRandom },
  );
  const ask = async (change: Partial<RenderInput> = {}): Promise<string> => {
    const answer = source.render({ ...visitor, ...change });
    await Promise.resolve();
    answers.emit('go');
    const output = await answer;
    // What is rendered for the next one ends, too.
    await setImmediate();
    return output.kind === 'page' ? output.html : '';
  };
  return { clock, state, answers, source, ask };
};

describe('public pages', () => {
  test('[PER-03] are rendered once for all who ask at the same time, each answer with its own nonce', async () => {
    const { state, answers, source } = pages();
    const asked = ['one', 'two', 'three'].map((nonce) => source.render({ ...visitor, nonce }));
    await Promise.resolve();
    answers.emit('go');
    expect(await Promise.all(asked)).toEqual(
      ['one', 'two', 'three'].map((nonce) => ({
        kind: 'page',
        status: 200,
        html: `<style nonce="${nonce}">1</style>`,
      })),
    );
    expect(state.rendered).toBe(1);
  });

  test('[PER-03] are sent for 2 s as they are, then once more while a new one is rendered, and never 10 s old', async () => {
    const { clock, ask } = pages();
    const shown: string[] = [];
    for (const ms of [0, 1_999, 1, 0, 10_000]) {
      clock.move(ms);
      shown.push(/>(\d+)</.exec(await ask())?.[1] ?? '');
    }
    expect(shown).toEqual(['1', '1', '1', '2', '3']);
  });

  test('[ACC-09] are not shared with another browser, address or configuration, nor with who is logged in', async () => {
    const { state, ask } = pages();
    await ask();
    await ask({ userAgent: 'Baiduspider' });
    await ask({ path: '/sale/landing' });
    await ask({ config: '{"captcha":{}}' });
    for (let time = 0; time < 2; time += 1) {
      await ask({ hasToken: true });
      await ask({ search: '?q=1' });
    }
    expect(state.rendered).toBe(8);
  });

  test('[SEC-05] that were not found are not kept, and of the others no more than 64', async () => {
    const missing = pages(404);
    await missing.ask();
    await missing.ask();
    expect(missing.state.rendered).toBe(2);
    const many = pages();
    for (let place = 0; place < 65; place += 1) await many.ask({ path: `/sale/${place}` });
    await many.ask({ path: '/sale/1' });
    expect(many.state.rendered).toBe(65);
    await many.ask({ path: '/sale/0' });
    expect(many.state.rendered).toBe(66);
  });
});
