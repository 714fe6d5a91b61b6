import type { Page } from '@playwright/test';
import { captchaIn } from './captcha';

/** The way without a puzzle in the captcha's frame. */
export const digitsIn = (page: Page) => {
  const { frame } = captchaIn(page);
  return {
    /** To the digits, and back to the picture. */
    other: frame.locator('#other'),
    play: frame.getByRole('button', { name: '播放' }),
    digits: frame.getByLabel('听到的四个数字'),
    submit: frame.getByRole('button', { name: '确认' }),
    sound: frame.locator('audio'),
  };
};
