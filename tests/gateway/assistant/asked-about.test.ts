import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ungrounded } from '../../../gateway/src/domain/assistant/grounded-words';
import type { SeedContent } from '../../../gateway/src/seed/seed-content';
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
const coldStore = '粤港澳大湾区冷链物流园区整体出售';

/** What an answer says, and what it names as its sources. */
const askedBy = async (account: string, at = gateway) => {
  const asker = await askerAt(at, account);
  return async (question: string) => {
    const events = await asker.ask(question);
    const titles = events.flatMap((event) =>
      event.kind === 'sources' ? event.list.map(({ title }) => title) : [],
    );
    return { words: answerOf(events), titles };
  };
};

describe('a question about a part of a deal', () => {
  test.each([
    ['XM20260418 的净利润是多少', reducer],
    ['xm20260418公司叫什么名字？', reducer],
    ['请问ＸＭ２０２６０４１８去年的营收和估值', reducer],
    [`${reducer}的公司名称`, reducer],
    [`${reducer}的主要客户是谁`, reducer],
    ['冷链物流园区的营收和估值', coldStore],
    ['冷链物流园区怎么样', coldStore],
    [`${coldStore}的出售原因是什么`, coldStore],
  ])('[SCR-12] %s is answered with that deal', async (question, title) => {
    const ask = await askedBy('u-shen');
    const { words, titles } = await ask(question);
    expect(titles).toEqual([title]);
    expect(words).toContain('找到 **1 个**符合的结果');
    expect(words).not.toContain('未找到依据');
  });

  test('[ENT-08][SCR-12] names what is sealed of it, all of it, and no value of that', async () => {
    const ask = await askedBy('u-lin');
    const { words } = await ask('XM20260418 的净利润、公司名称和项目文件');
    expect(words).toContain('第 1 个的净利润、公司名称、主要客户、项目文件签署NDA后可见，这里不作推测。');
    expect(words).toContain('转让金额 3.2');
    expect(words).not.toMatch(/4,150|4150|驭衡/);
  });

  test('[SCR-12] per cent is set in one way, apart from its figure', async () => {
    const ask = await askedBy('u-wu');
    const { words } = await ask('XM20260418 的营收');
    expect(words).toMatch(/同比 \+[\d.]+\u202F%/);
    expect(words).not.toMatch(/\d ?%/);
  });

  test.each(['想买减速器企业控股权', '我们想收购一家减速器公司'])(
    '[SCR-12] %s: how it is wished for is not looked for',
    async (question) => {
      const ask = await askedBy('u-wu');
      const { words, titles } = await ask(question);
      expect(titles).toContain(reducer);
      expect(words).toMatch(/找到 \*\*\d+ 个\*\*符合的结果/);
    },
  );

  test('[SCR-12] several numbers are several deals', async () => {
    const ask = await askedBy('u-shen');
    const { titles } = await ask('XM20260418 和 XQ20260117 哪个更大');
    expect(titles.length).toBe(2);
    expect(titles).toContain(reducer);
  });

  test('[MKT-20] a number that no deal has finds none that is like it', async () => {
    const ask = await askedBy('u-shen');
    const { words, titles } = await ask('XM20269999 减速器的净利润');
    expect(titles).toEqual([]);
    expect(words).toContain('未找到依据');
  });

  const listed = [
    ...demoSeed.sales.filter(({ state = 'listed' }) => state === 'listed'),
    ...demoSeed.transfers,
  ];
  test('[SCR-12] whatever deal’s title it names, that deal is found', { timeout: 60_000 }, async () => {
    const ask = await askedBy('u-chen');
    for (const [place, { title }] of listed.entries()) {
      if (place % 50 === 0) gateway.clock.move(600_000);
      expect((await ask(`${title}的公司名称是什么？`)).titles, title).toContain(title);
    }
  });
});

describe('a question of which no listing holds every word', () => {
  test('[SCR-12][MKT-20] is answered with what holds most of them, and told that it is not the same', async () => {
    const ask = await askedBy('u-wu');
    const { words, titles } = await ask('精密减速器作坊有哪些');
    expect(titles).toContain(reducer);
    expect(words).toContain('没有与问题完全相符的结果，最接近的有');
  });

  test('[SCR-12][MKT-20] a bound on what no list is filtered by is told to be left out', async () => {
    const ask = await askedBy('u-wu');
    const { words, titles } = await ask('净利润 9 亿元以上的减速器项目');
    expect(titles).toContain(reducer);
    expect(words).toContain('平台检索不能按净利润筛选或排序，不看这个条件，最接近的有');
    expect(words).not.toContain('没有与问题完全相符的结果');
  });

  test.each([
    ['净利润 5000 万以上的项目', '净利润'],
    ['净利润超过五千万的标的', '净利润'],
    ['估值最高的项目是哪个', '估值'],
    ['不要房地产的项目', '排除条件'],
  ])(
    '[SCR-12][MKT-20] %s: that it cannot be searched by %s is told, not that nothing fits',
    async (question, by) => {
      const ask = await askedBy('u-wu');
      const { words, titles } = await ask(question);
      expect(titles.length).toBeGreaterThan(1);
      expect(words).toContain(`平台检索不能按${by}筛选或排序`);
      expect(words).not.toMatch(/没有与问题|未找到依据/);
    },
  );

  test('[SCR-12][MKT-20] where several lists are asked for by the amount, only that they are not ordered by it is told', async () => {
    const { words } = await (await askedBy('u-wu'))('预算最高的买方和股份转让');
    expect(words).toContain('平台检索不能按预算排序，不看这个条件');
  });

  test('[SCR-12][ENT-04] a round that is named finds the deals and demands of it, and none of another', async () => {
    const { titles } = await (await askedBy('u-wu'))('有没有融资轮次是B轮的软件公司');
    expect(titles).toEqual(['制造业排程软件公司 B 轮融资', '软件企业收购制造执行系统与工业数据团队']);
  });

  test('[SCR-12][MKT-20] the highest revenue is told first, of what every list shows', async () => {
    const ask = await askedBy('u-wu');
    const { words } = await ask('营收最高的三个项目是哪些');
    const said = [...words.matchAll(/年营收 ([\d.,]+)\s*(亿|万)元/gu)].map(
      ([, figure = '', unit]) => Number(figure.replaceAll(',', '')) * (unit === '亿' ? 10_000 : 1),
    );
    expect(said.length).toBeGreaterThan(2);
    expect(said).toEqual([...said].sort((one, other) => other - one));
    const shown = demoSeed.sales.filter(({ state = 'listed' }) => state === 'listed');
    const most = Math.max(...shown.map(({ finances }) => Number(finances[2].revenue)));
    expect(said[0]).toBeCloseTo(most, -2);
    expect(words).toMatch(/找到 \*\*\d+ 个\*\*符合的结果，按营收从高到低列出 \d 个：/);
    expect(words).not.toContain(ungrounded);
  });

  test.each([
    ['金额最高的项目', '按金额从高到低列出'],
    ['报价最低的项目', '按金额从低到高列出'],
    ['预算最高的买方', '按金额从高到低列出'],
  ])('[SCR-12] %s is answered in that order, and says so', async (question, said) => {
    const ask = await askedBy('u-wu');
    const { words } = await ask(question);
    expect(words).toContain(said);
    expect(words).not.toMatch(/不能按|没有与问题/);
  });

  test.each(['金额十亿以上的项目', '两亿以内的项目', '2 亿到 5 亿之间的高端装备'])(
    '[SCR-12] %s is answered with what fits its amounts',
    async (question) => {
      const ask = await askedBy('u-wu');
      const { words, titles } = await ask(question);
      expect(titles.length).toBeGreaterThan(0);
      expect(words).toMatch(/找到 \*\*\d+ 个\*\*符合的结果/);
    },
  );

  test.each(['火星上的企业', '火星上的减速器企业', '控股权收购通常要走哪些步骤', '华北的减速器制造商'])(
    '[MKT-20] %s has no ground where few or none of them stand, or another place is asked for',
    async (question) => {
      const ask = await askedBy('u-wu');
      const { words, titles } = await ask(question);
      expect(titles).toEqual([]);
      expect(words).toContain('未找到依据');
    },
  );
});

describe('two worlds that differ in hidden values alone', () => {
  test.each([
    'XM20260418 的净利润是多少',
    '苏州驭衡精密传动有限公司的营收',
    '驭衡精密传动制造厂',
    '另一家公司',
    '谐波减速器国内出货量领先者，净利润 4150 万以上',
    `${reducer}的公司名称`,
  ])('[ENT-08][SCR-12] are told alike to who asks 「%s」', async (question) => {
    const [ask, askOther] = [await askedBy('u-wu'), await askedBy('u-wu', otherWorld)];
    expect(await ask(question)).toEqual(await askOther(question));
  });
});

describe('whoever has the NDA on a deal', () => {
  const cutters = '数控刀具龙头少数股权转让';
  const company = '台州锐刃工具股份有限公司';

  test.each([
    `${company}的主要客户是谁？`,
    '锐刃工具的营收是多少',
    '汽车动力总成厂',
    '分红决议汇编',
    'XM20260409 的公司名称',
  ])('[ENT-08][SCR-12] finds it by what is opened, and is told that: %s', async (question) => {
    const ask = await askedBy('u-lin');
    const { words, titles } = await ask(question);
    expect(titles).toEqual([cutters]);
    expect(words).toContain(
      `第 1 个[1]的封存信息已向您开放，请勿外传：公司名称：${company}；主要客户：汽车动力总成厂`,
    );
    expect(words).toContain('项目文件：少数股权转让说明书、近三年审计报告');
    expect(words).not.toContain('签署NDA后可见');
    expect(words).not.toContain(ungrounded);
  });

  test('[ENT-08] is told so among two, and with many the figures alone', async () => {
    const ask = await askedBy('u-lin');
    expect((await ask('XM20260409 和 XM20260418')).words).toContain(company);
    const many = await ask('有哪些企业的项目在转让控股权或少数股权？股权');
    expect(many.titles.length).toBeGreaterThan(2);
    expect(many.words).not.toContain('已向您开放');
  });

  test.each(demoSeed.sales.filter(({ id }) => ['20260418', '20260365', '20260391', '20260396'].includes(id)))(
    '[ENT-08][SCR-12] is told nothing of another’s name, of one that waits, ended or was refused: $id',
    async ({ companyName, hidden }) => {
      expect(hidden).toContain('companyName');
      const ask = await askedBy('u-shen');
      const { words, titles } = await ask(`${companyName}的主要客户`);
      expect(titles).toEqual([]);
      expect(words).not.toContain(companyName);
    },
  );

  test.each([`${company}的主要客户是谁？`, '锐刃工具的营收是多少', '另一家公司', 'XM20260409 的公司名称'])(
    '[ENT-08] alone is told another thing where what is hidden is another: %s',
    async (question) => {
      const [one, same] = [await askedBy('u-wu'), await askedBy('u-wu', otherWorld)];
      expect(await one(question)).toEqual(await same(question));
      const [signer, signerThere] = [await askedBy('u-lin'), await askedBy('u-lin', otherWorld)];
      expect(await signer(question)).not.toEqual(await signerThere(question));
    },
  );

  test('[ENT-08] finds it no more once the NDA has ended', async () => {
    const ending = await startTestGateway({}, { name: 'demo', content: demoSeed });
    const asker = await askerAt(ending, 'u-lin');
    expect(answerOf(await asker.ask(company))).toContain(cutters);
    ending.clock.move(3 * 366 * 24 * 60 * 60_000);
    const later = await askerAt(ending, 'u-lin');
    expect(answerOf(await later.ask(company))).not.toContain(cutters);
    await ending.close();
  });
});

describe('a question that names a kind alone', () => {
  test.each([
    ['股份转让有哪些', 'transfer'],
    ['有哪些项目？', 'sale'],
    ['目前有哪些求购', 'buy'],
  ])('[SCR-12][MKT-20] %s is answered with listings of that kind, each cited', async (question, kind) => {
    const asker = await askerAt(gateway, 'u-wu');
    const events = await asker.ask(question);
    const kinds = events.flatMap((event) =>
      event.kind === 'sources' ? event.list.map((source) => source.kind) : [],
    );
    expect(kinds.length).toBeGreaterThan(1);
    expect(new Set(kinds)).toEqual(new Set([kind]));
    const words = answerOf(events);
    for (const place of kinds.keys()) expect(words).toContain(`[${place + 1}]`);
    expect(words).not.toContain('未找到依据');
  });
});

describe('an empty answer', () => {
  test.each(['火星上的企业', '第一个项目的估值怎么算？', '这个项目的净利润是多少', '净利润是多少'])(
    '[MKT-20][SCR-12] to %s says that each question is answered by itself, and bears no mark of a claim without ground',
    async (question) => {
      const ask = await askedBy('u-wu');
      const { words, titles } = await ask(question);
      expect(titles).toEqual([]);
      expect(words).toContain('逐个回答问题，不接着上文');
      expect(words).not.toContain(ungrounded);
    },
  );
});
