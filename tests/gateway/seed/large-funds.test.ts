import { expect, test } from 'vitest';
import { largeFunds } from '../../../gateway/src/seed/large/large-funds';
import { seedData } from '../../../gateway/src/seed/large/seed-data';
import { demoSeed } from '../../../tools/process/seeds';

const data = seedData(new URL('../../../gateway/seed/', import.meta.url));
const funds = largeFunds(demoSeed.funds, data.phrases, 500);

test('[SCR-05] a generated fund describes its own manager, with the same code wherever that manager occurs', () => {
  const codes = new Map<string, string>();
  const baseCodes = new Set(demoSeed.funds.map(({ managerCode }) => managerCode));
  for (const { id, manager, managerCode, managerIntro } of funds) {
    expect(manager, id).toBe(`${managerIntro.split('成立于')[0]}私募基金管理有限公司`);
    expect(codes.get(manager) ?? managerCode, id).toBe(managerCode);
    expect(baseCodes, id).not.toContain(managerCode);
    codes.set(manager, managerCode);
  }
  expect(new Set(codes.values()).size).toBe(codes.size);
});

test('[SCR-05] a generated fund invests between its founding and now', () => {
  const investments = funds.flatMap(({ foundedDaysAgo, materials }) =>
    materials.portfolio.map(({ daysAgo }) => ({ daysAgo, foundedDaysAgo })),
  );
  expect(investments.length).toBeGreaterThan(500);
  expect(
    investments.filter(({ daysAgo, foundedDaysAgo }) => daysAgo < 0 || daysAgo > foundedDaysAgo),
  ).toEqual([]);
});
