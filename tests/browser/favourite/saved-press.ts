import type { Locator, Page } from '@playwright/test';
import { callPath } from '../support/gateway-calls';

export const toggleCall = '/webapp/collect!toggle.action';

/**
 * Presses a star, or the button that undoes a press, and waits for the gateway's answer. A press shows at once, is saved
 * after the one before it, and is lost when a new document is loaded before that.
 */
export const pressAndSave = async (page: Page, button: Locator): Promise<void> => {
  const saved = page.waitForResponse((answer) => callPath(answer.request()) === toggleCall);
  await button.click();
  await saved;
};
