import type { Page } from '@playwright/test';
import { signIn } from '../support/log-in';
import { expect, test } from '../support/fixtures';
import { whenLoaded } from '../support/when-shown';

/** Which words of the page's head run into which of its buttons. */
const overlapping = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const all = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)];
    const wordsOf = (element: Element): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const buttons = all('.assistant-talk > .page-bar :is(a, button)');
    return all('.assistant-talk > .page-bar h1, .assistant-from').flatMap((words) => {
      const at = wordsOf(words);
      return buttons
        .map((button) => ({ button, room: button.getBoundingClientRect() }))
        .filter(({ room }) => room.left < at.right && at.left < room.right)
        .filter(({ room }) => room.top < at.bottom && at.top < room.bottom)
        .map(
          ({ button }) => `${words.textContent} × ${button.getAttribute('aria-label') ?? button.textContent}`,
        );
    });
  });

test('[LAY-17][SCR-12] no words in the head of the assistant’s page run into its buttons, from 320 px on', async ({
  page,
  context,
  gateway,
  account,
}) => {
  await signIn(context, gateway, account);
  await page.goto('/message/dify');
  await whenLoaded(page);
  await expect(page.getByText('由平台检索作答，请核对来源后使用')).toBeVisible();
  for (const width of [320, 340, 360, 390]) {
    await page.setViewportSize({ width, height: 640 });
    expect([width, await overlapping(page)]).toEqual([width, []]);
  }
});
