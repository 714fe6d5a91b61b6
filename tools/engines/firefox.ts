import puppeteer from 'puppeteer-core';
import { findProgram } from './programs';
import { called, phone, type Engine } from './visit';

const find = (): string | null => findProgram('firefox') ?? findProgram('firefox-esr');

/** Firefox as it is, by WebDriver BiDi, which it speaks itself: no driver of its own. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () => (find() === null ? 'firefox (Debian: firefox-esr)' : null),
  start: async () => {
    const executablePath = find();
    if (executablePath === null) throw new Error('there is no Firefox');
    const browser = await puppeteer.launch({
      ...{ browser: 'firefox', executablePath, headless: true },
      ...{ protocolTimeout: 240_000, defaultViewport: phone },
    });
    const page = await browser.newPage();
    const frameOf = async (selector: string) => {
      const frame = await (await page.waitForSelector(selector))?.contentFrame();
      if (frame === null || frame === undefined) throw new Error(`there is no frame ${selector}`);
      return frame;
    };
    return {
      title: (await browser.version()).replace('firefox/', 'Firefox '),
      visit: {
        goTo: (address) => page.goto(address, { timeout: 60_000 }),
        back: () => page.evaluate('history.back()'),
        ask: (run, ...args) => page.evaluate(called(run, args)),
        press: (selector) => page.click(selector),
        type: (selector, text) => page.type(selector, text),
        clear: async (selector) => {
          await page.click(selector, { count: 3 });
          await page.keyboard.press('Backspace');
        },
        askIn: async (frame, run) => (await frameOf(frame)).evaluate(called(run, [])),
        pressIn: async (frame, selector) => (await frameOf(frame)).click(selector),
        keysIn: async (_, keys) => {
          for (const key of keys) await page.keyboard.press(key);
        },
      },
      close: () => browser.close(),
    };
  },
};
