import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parameters } from '../../../contract/call/parameters';
import { dealFilterFields } from '../../../contract/deal/deal-filter';
import { kinds } from '../../../contract/kind/kinds';
import type { SeedContent } from '../../../gateway/src/seed/seed-content';
import { filterFromAll, sentenceOf } from '../../support/arbitraries/deal-sentences';
import { callGateway } from '../../support/gateway/call';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { answerOf, askerAt } from './asking';
import { demoSeed } from '../../../tools/process/seeds';

/** Another world, in which only what is hidden is another. */
const other: SeedContent = {
  ...demoSeed,
  sales: demoSeed.sales.map((sale) => ({
    ...sale,
    ...(sale.hidden.includes('netProfit') ? { netProfit: '7777.77' } : {}),
    ...(sale.hidden.includes('valuation') ? { valuation: '88888.88' } : {}),
    ...(sale.hidden.includes('companyName') ? { companyName: '另一家公司' } : {}),
    ...(sale.hidden.includes('customers') ? { customers: '另一些客户' } : {}),
    ...(sale.hidden.includes('reason') ? { reason: '另一个原因' } : {}),
  })),
};

let gateway: TestGateway;
let otherWorld: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({}, { name: 'demo', content: demoSeed });
  otherWorld = await startTestGateway({}, { name: 'asked-other', content: other });
});
afterAll(() => Promise.all([gateway.close(), otherWorld.close()]));

const reducer = '华东某精密减速器制造商控股权转让';

/** What an answer says, and the cards of its listings. */
const askedBy = async (account: string, at = gateway) => {
  const asker = await askerAt(at, account);
  return async (question: string) => {
    const events = await asker.ask(question);
    const sources = events.flatMap((event) => (event.kind === 'sources' ? event.list : []));
    const [understood = null] = events.flatMap((event) =>
      event.kind === 'understood' ? [event.understood] : [],
    );
    return {
      words: answerOf(events),
      titles: sources.map(({ title }) => title),
      cards: sources.map(({ facts }) => facts.join('，')).join('\n'),
      count: understood?.count ?? null,
    };
  };
};

const listPaths = {
  sale: '/webapp/sale!list.action',
  buy: '/webapp/buy!list.action',
  transfer: '/webapp/gf!list.action',
} as const;

describe('a question', () => {
  test('[SCR-12] is answered with the count of the list, whatever filter its sentence asks for', async () => {
    const ask = await askedBy('u-wu');
    let asked = 0;
    await fc.assert(
      fc.asyncProperty(filterFromAll, fc.constantFrom('sale', 'buy', 'transfer'), async (filter, kind) => {
        fc.pre(kinds[kind].sorts.some((known) => known === filter.sort));
        asked += 1;
        if (asked % 50 === 0) gateway.clock.move(600_000);
        const { count, titles } = await ask(sentenceOf(kind, filter));
        const { data } = await callGateway(gateway.url, listPaths[kind], {
          parameters: { ...parameters(dealFilterFields).encode(filter), pageSize: '5' },
        });
        const list = data as { list: readonly { title: string }[]; total: number };
        expect(count).toBe(list.total);
        expect(titles).toEqual(list.list.map(({ title }) => title));
      }),
      { numRuns: 60 },
    );
  });

  test('[SCR-12] 华东有哪些项目？请全部列出: as many as the list finds', async () => {
    const { data } = await callGateway(gateway.url, listPaths.sale, { parameters: { region: 'cn-east' } });
    const ask = await askedBy('u-wu');
    const { count, words } = await ask('华东有哪些项目？请全部列出');
    expect(count).toBe((data as { total: number }).total);
    expect(count).toBeGreaterThan(5);
    expect(words).toContain(`找到 **${count} 个**符合条件的项目，列出 5 个。`);
  });

  test.each(['XM20260418 的净利润是多少', 'xm20260418公司叫什么名字？', `“${reducer}”的公司名称`])(
    '[SCR-12] %s is answered with that deal',
    async (question) => {
      const ask = await askedBy('u-shen');
      expect(await ask(question)).toMatchObject({ titles: [reducer], count: 1 });
    },
  );

  test('[ENT-08][SCR-12] names what is sealed of a deal, all of it, and no value of that', async () => {
    const ask = await askedBy('u-lin');
    const { cards } = await ask('XM20260418 的净利润、公司名称和项目文件');
    expect(cards).toContain('净利润、公司名称、主要客户、项目文件签署NDA后可见');
    expect(cards).toContain('转让金额 3.2');
    expect(cards).not.toMatch(/4,150|4150|驭衡/);
  });

  test('[MKT-20][SCR-12] what stands in no listing has no ground', async () => {
    const ask = await askedBy('u-wu');
    for (const question of ['火星上的企业', 'XM20269999 减速器的净利润']) {
      const { words, titles, count } = await ask(question);
      expect({ titles, count }).toEqual({ titles: [], count: 0 });
      expect(words).toContain('未找到依据');
    }
  });

  test('[SCR-12][ENT-08] the highest net profit is first, and no hidden one has a place by its value', async () => {
    const ask = await askedBy('u-wu');
    const { cards } = await ask('净利润最高的项目');
    const profits = [...cards.matchAll(/净利润 ([\d.,]+)\s*(亿|万)元/gu)].map(
      ([, figure = '', unit]) => Number(figure.replaceAll(',', '')) * (unit === '亿' ? 10_000 : 1),
    );
    expect(profits.length).toBe(5);
    expect(profits).toEqual([...profits].sort((one, other) => other - one));
  });
});

describe('two worlds that differ in hidden values alone', () => {
  test.each([
    'XM20260418 的净利润是多少',
    '苏州驭衡精密传动有限公司的营收',
    '另一家公司',
    `“${reducer}”的公司名称`,
  ])('[ENT-08][SCR-12] give one answer to %s', async (question) => {
    const [ask, askOther] = [await askedBy('u-wu'), await askedBy('u-wu', otherWorld)];
    expect(await ask(question)).toEqual(await askOther(question));
  });

  test('[ENT-08][SCR-12] put the deals with the highest net profit in one order', async () => {
    const [ask, askOther] = [await askedBy('u-wu'), await askedBy('u-wu', otherWorld)];
    const [{ titles }, other] = [await ask('净利润最高的项目'), await askOther('净利润最高的项目')];
    expect(titles).toEqual(other.titles);
  });
});

describe('a member with the NDA on a deal', () => {
  const cutters = '数控刀具龙头少数股权转让';
  const company = '台州锐刃工具股份有限公司';

  test.each([`${company}的主要客户是谁？`, 'XM20260409 的公司名称'])(
    '[ENT-08][SCR-12] finds it, with what is opened: %s',
    async (question) => {
      const ask = await askedBy('u-lin');
      const { cards, titles } = await ask(question);
      expect(titles).toEqual([cutters]);
      expect(cards).toContain(`公司名称：${company}，主要客户：汽车动力总成厂`);
      expect(cards).toContain('项目文件：少数股权转让说明书、近三年审计报告');
      expect(cards).not.toContain('签署NDA后可见');
    },
  );

  test.each(demoSeed.sales.filter(({ id }) => ['20260418', '20260365', '20260391', '20260396'].includes(id)))(
    '[ENT-08][SCR-12] finds nothing by another’s company: of one that waits, ended or was refused: $id',
    async ({ companyName, hidden }) => {
      expect(hidden).toContain('companyName');
      const ask = await askedBy('u-shen');
      const { words, titles } = await ask(`${companyName}的主要客户`);
      expect(titles).toEqual([]);
      expect(words).not.toContain(companyName);
    },
  );

  test.each([`${company}的主要客户是谁？`, 'XM20260409 的公司名称'])(
    '[ENT-08] alone gets another answer where what is hidden is another: %s',
    async (question) => {
      const [one, same] = [await askedBy('u-wu'), await askedBy('u-wu', otherWorld)];
      expect(await one(question)).toEqual(await same(question));
      const [signer, signerThere] = [await askedBy('u-lin'), await askedBy('u-lin', otherWorld)];
      expect(await signer(question)).not.toEqual(await signerThere(question));
    },
  );

  test('[ENT-08] finds it no more once the NDA has ended', async () => {
    const ending = await startTestGateway({}, { name: 'demo', content: demoSeed });
    expect((await (await askedBy('u-lin', ending))(company)).titles).toEqual([cutters]);
    // All that is done by the hour or by the day is done for three years.
    ending.clock.move(3 * 366 * 24 * 60 * 60_000);
    expect((await (await askedBy('u-lin', ending))(company)).titles).toEqual([]);
    await ending.close();
  }, 60_000);
});
