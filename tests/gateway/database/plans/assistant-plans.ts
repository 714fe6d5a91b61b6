import { isRight, type Either } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { dealSorts } from '../../../../contract/deal/deal-filter';
import { buyStore } from '../../../../gateway/src/adapters/database/kinds/buy/store';
import { saleStore } from '../../../../gateway/src/adapters/database/kinds/sale/store';
import { transferStore } from '../../../../gateway/src/adapters/database/kinds/transfer/store';
import type { Database } from '../../../../gateway/src/adapters/database/orm';
import { makeFinding } from '../../../../gateway/src/application/assistant/finding';
import { buyQuery } from '../../../../gateway/src/domain/buy/buy-query';
import { dealQuery, type SomeWords } from '../../../../gateway/src/domain/deal/deal-query';
import { stranger } from '../../../../gateway/src/domain/sale/disclosure';
import { noFilter } from '../../../../src/domain/deal-filter/filter';
import type { ExplainedDatabase } from '../../../support/gateway/explained';
import { seededAt } from '../../../support/gateway/template';
import { standingAt } from '../../../../tools/process/standing-clock';

const session = { userId: 'u-1', sessionId: 's-1', expiresAt: seededAt + 1, removed: false };
const clock = standingAt(seededAt);
const part = { after: null, page: 1, pageSize: 6 } as const;

/** So many of these words: what most deals have, what hardly one has, and both. */
const some: Readonly<Record<string, SomeWords>> = {
  'a number': { words: ['xm20260418'], least: 1 },
  'words that many have, beside some that nobody has': {
    words: ['控股', '股权', '通常', '常要', '要走', '步骤'],
    least: 4,
  },
  'the pieces of a trade': {
    words: ['精密', '密减', '减速', '速器', '器作', '作坊'],
    least: 4,
  },
  'the pieces of what nobody makes': {
    words: ['海水', '水淡', '淡化', '化膜', '膜组', '组件', '件生', '生产', '产工', '工厂'],
    least: 7,
  },
};

const right = <A>(read: Either<unknown, A>): A => {
  if (isRight(read)) return read.right;
  throw new Error('The filter is refused.');
};
const scope = { sourceType: null, mark: null };

const pages: Readonly<Record<string, (database: Database, words: SomeWords) => Promise<unknown>>> = {
  deals: (database, words) =>
    saleStore(database).page(
      { ...right(dealQuery(dealSorts.sale, noFilter, scope, seededAt)), some: words },
      part,
    ),
  demands: (database, words) =>
    buyStore(database, clock).page(
      {
        ...right(buyQuery(noFilter, { buyerType: null, hundred: false, group: null }, seededAt)),
        some: words,
      },
      part,
    ),
};

export const assistantPlans = (large: () => ExplainedDatabase): void => {
  test.each(
    Object.entries(pages).flatMap(([kind, page]) =>
      Object.entries(some).map(([name, words]) => ({ kind, page, name, words })),
    ),
  )(
    '[SCR-12] $kind with so many of $name are found by an index within a yardstick',
    async ({ page, words }) => {
      const questions = await large().askedBy((database) => page(database, words));
      expect(questions.length).toBeGreaterThan(0);
      for (const question of questions) {
        const steps = await large().steps(question);
        expect(steps).toContain('Bitmap Index Scan');
        expect(steps).not.toContain('Seq Scan');
        expect(await large().yardsticks(question)).toBeLessThan(1);
      }
    },
  );

  test.each(['控股权收购通常要走哪些步骤', '火星上的减速器企业作坊', '量子纠缠通信卫星制造商的净利润'])(
    '[SCR-12] %s finds nothing, and asks the database ten times at the most, each within a yardstick',
    async (question) => {
      const questions = await large().askedBy(async (database) => {
        const finding = makeFinding({
          ...{ sales: saleStore(database), buys: buyStore(database, clock), clock },
          ...{ transfers: transferStore(database), viewing: () => Promise.resolve(() => stranger) },
        });
        const found = await finding(session, question);
        expect(found.total).toBe(0);
      });
      expect(questions.length).toBeLessThanOrEqual(10);
      for (const each of questions) expect(await large().yardsticks(each)).toBeLessThan(1);
    },
  );
};
