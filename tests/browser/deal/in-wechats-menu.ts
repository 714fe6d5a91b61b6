import type { Page } from '@playwright/test';

/** What WeChat's menu was told, in order: the name of the interface and what was given. */
export type Told = readonly { readonly name: string; readonly given: Readonly<Record<string, unknown>> }[];

/** Every page opened from now on has a WeChat that takes each signature, and keeps what its menu is told. */
export const putMenu = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const told: { name: string; given: unknown }[] = [];
    const WeixinJSBridge = {
      invoke: (name: string, given: unknown, answer: (result: { err_msg: string }) => void): void => {
        told.push({ name, given });
        answer({ err_msg: `${name}:ok` });
      },
      on: (): void => undefined,
    };
    Object.assign(globalThis, { WeixinJSBridge, toldToWechat: told });
  });

export const toldToMenu = (page: Page): Promise<Told> =>
  page.evaluate(() => (globalThis as unknown as { readonly toldToWechat: Told }).toldToWechat);
