import { sealedDeal } from '../support/deals';
import { expect, test } from '../support/fixtures';
import { memoryOf } from '../support/memory-of';
import { whenLoaded } from '../support/when-shown';

const { path, sale } = sealedDeal;
const sealed = [
  sale?.companyName,
  sale?.customers,
  ...(sale?.documents ?? []).map(({ name }) => name),
].filter((text) => text !== undefined && text !== '近三年审计报告');

test('[ENT-08] what an NDA seals is neither in the answers, nor on the page, nor in its memory', async ({
  page,
  member: _,
}) => {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => void answers.push(response.text().catch(() => '')));
  await page.goto(path);
  await whenLoaded(page);
  await expect(page.getByText('签署NDA后可见').first()).toBeVisible();
  const places = {
    network: (await Promise.all(answers)).join('\n'),
    page: await page.content(),
    memory: await memoryOf(page),
  };
  expect(sealed.length).toBeGreaterThan(3);
  for (const [place, holds] of Object.entries(places)) {
    // What is public is found there, so that the search finds.
    expect([place, holds.includes(sale?.title ?? '-')]).toEqual([place, true]);
    expect([place, sealed.filter((text) => text !== undefined && holds.includes(text))]).toEqual([place, []]);
  }
});
