import type { Page } from '@playwright/test';

/** A place on the page in CSS pixels, from its top left corner. */
export type Place = readonly [x: number, y: number];

/** One finger on the screen, as a hand moves it: a whole browser takes moves within one frame for one move. */
export interface Finger {
  readonly down: (at: Place) => Promise<void>;
  readonly move: (to: Place) => Promise<void>;
  readonly up: () => Promise<void>;
  /** The system takes the finger away, as for a call that comes in. */
  readonly cancel: () => Promise<void>;
}

/** A finger on this page, until the page is left. */
export const fingerOn = async (page: Page): Promise<Finger> => {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  // A world of its own has the browser's frames, also where the test holds the page's clock.
  const world = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
  const nextFrame = () =>
    session.send('Runtime.evaluate', {
      expression: 'new Promise((resolve) => requestAnimationFrame(resolve))',
      contextId: world.executionContextId,
      awaitPromise: true,
    });
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', at?: Place) => {
    const touchPoints = at === undefined ? [] : [{ x: at[0], y: at[1] }];
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return {
    down: async (at) => {
      await touch('touchStart', at);
      await nextFrame();
    },
    move: async (to) => {
      await touch('touchMove', to);
      await nextFrame();
    },
    up: async () => {
      await touch('touchEnd');
      await session.detach();
    },
    cancel: async () => {
      await touch('touchCancel');
      await session.detach();
    },
  };
};

/** One finger from one place to another, in `moves` equal steps. */
export const swipe = async (page: Page, from: Place, to: Place, moves = 3): Promise<void> => {
  const finger = await fingerOn(page);
  await finger.down(from);
  for (let move = 1; move <= moves; move += 1) {
    const part = move / moves;
    await finger.move([from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]);
  }
  await finger.up();
};
