import { expect, test } from 'vitest';
import { buyStore } from '../../../../gateway/src/adapters/database/kinds/buy/store';
import { saleStore } from '../../../../gateway/src/adapters/database/kinds/sale/store';
import { transferStore } from '../../../../gateway/src/adapters/database/kinds/transfer/store';
import { makeFinding } from '../../../../gateway/src/application/assistant/finding';
import { listedKinds } from '../../../../gateway/src/application/kind/shown-kinds';
import { stranger } from '../../../../gateway/src/domain/sale/disclosure';
import type { ExplainedDatabase } from '../../../support/gateway/explained';
import { seededAt } from '../../../support/gateway/template';
import { standingAt } from '../../../../tools/process/standing-clock';

const session = { userId: 'u-1', sessionId: 's-1', expiresAt: seededAt + 1, removed: false };
const clock = standingAt(seededAt);

export const assistantPlans = (large: () => ExplainedDatabase): void => {
  test.each([
    '控股权收购通常要走哪些步骤',
    '火星上的减速器企业作坊',
    '量子纠缠通信卫星制造商的净利润',
    '净利润最高的项目',
    '营收增长最快的项目',
  ])('[SCR-12] %s asks the database four times at most, each within a yardstick', async (question) => {
    const questions = await large().askedBy(async (database) => {
      const lists = listedKinds({
        sales: saleStore(database),
        buys: buyStore(database, clock),
        transfers: transferStore(database, clock),
        viewing: () => Promise.resolve(() => stranger),
        clock,
      });
      await makeFinding({ lists, opened: () => Promise.resolve([]) })(session, question, null, 5);
    });
    expect(questions.length).toBeLessThanOrEqual(4);
    for (const each of questions) expect(await large().yardsticks(each)).toBeLessThan(1);
  });
};
