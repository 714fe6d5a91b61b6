import { expect, test } from 'vitest';
import { pageSource } from '../../../src/domain/route/page-at';
import { everyPage } from '../../../src/wiring/page-map';
import { detailCases } from './detail-cases';
import { sampleOf } from './sample';

for (const { run } of detailCases) run();
for (const { runShown } of sampleOf(detailCases)) runShown();

test('[LAY-16] the suite runs for every page about one thing', async () => {
  const pages = [...(await everyPage())].filter(([, { detail }]) => detail !== undefined);
  expect(pages.map(([source]) => source).toSorted()).toEqual(
    detailCases.map(({ page }) => pageSource(page)).toSorted(),
  );
});
