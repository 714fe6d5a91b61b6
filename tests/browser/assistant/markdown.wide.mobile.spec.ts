import { markdownPayloads } from '../../support/payloads/markdown';
import { expect, test } from '../support/fixtures';
import { whenLoaded } from '../support/when-shown';
import { assistantOn, begun, slowAssistant } from './said-slowly';

/** One attack that jsdom cannot judge: whether a browser runs or loads something (tests/ui/answer-text-payloads has all). */
const attacks = [
  ...markdownPayloads,
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<iframe src=javascript:alert(1)></iframe>',
];

test('[SEC-03][MKT-20] a browser runs and loads nothing from an answer full of attacks', async ({
  page,
  gateway,
  member: _,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (![gateway.url, gateway.secondUrl].includes(new URL(request.url()).origin))
      foreign.push(request.url());
  });
  page.on('dialog', (dialog) => foreign.push(`dialog ${dialog.message()}`));
  const slow = await slowAssistant(page);
  await page.goto('/message/dify');
  await whenLoaded(page);
  const { field, answers } = assistantOn(page);
  await field.fill('减速器');
  await field.press('Enter');
  await expect.poll(() => slow.asked.length).toBe(1);
  slow.say(begun, {
    kind: 'sources',
    list: [
      {
        number: 1,
        kind: 'sale',
        id: '20260418',
        sourceType: 'entrust',
        title: '<img src=x onerror=alert(1)>',
        facts: [],
      },
    ],
  });
  for (const attack of attacks) slow.say({ kind: 'replace', text: attack });
  slow.say({ kind: 'replace', text: `${attacks.join('\n\n')}\n\n见[1]` }, { kind: 'end' });
  await expect(
    answers
      .last()
      .getByRole('link', { name: /^来源 1/ })
      .last(),
  ).toHaveAttribute('href', '/sale/entrust/20260418');
  await expect(answers.last()).toContainText('<svg onload=alert(1)>');
  await expect(answers.last().locator('img, svg[onload], iframe, script')).toHaveCount(0);
  expect(foreign).toEqual([]);
  await slow.close();
});
