/** What runs in the page: each stands alone, since its text is what goes there. */

export interface Scrolled {
  readonly mostNodes: number;
  readonly longestTask: number;
}

/** Scrolls down, a screen in each frame, until so many items are loaded, and looks at the list on the way. */
export const scrollUntil = async (wanted: number): Promise<Scrolled> => {
  const seen = { mostNodes: 0, longestTask: 0 };
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longestTask = Math.max(seen.longestTask, duration);
  });
  tasks.observe({ type: 'longtask' });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const loaded = (): number =>
    Number(document.querySelector('.deals > li:last-child')?.getAttribute('aria-posinset') ?? 20);
  for (let turn = 0; turn < 60_000 && loaded() < wanted; turn += 1) {
    window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
    await frame();
    const nodes = document.querySelectorAll('.deals *').length;
    if (loaded() > 60) seen.mostNodes = Math.max(seen.mostNodes, nodes);
  }
  tasks.disconnect();
  return seen;
};

/**
 * Comes almost to where the next page is asked for, so that scrolling there is not counted with it. Rows that come into
 * view are measured, and the document is then as high as they are: at once, it would come too near and ask for a page.
 */
export const comeNearEnd = async (): Promise<void> => {
  for (const above of [2_000, 1_200, 900]) {
    window.scrollTo({
      top: document.documentElement.scrollHeight - window.innerHeight - above,
      behavior: 'instant',
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
};

/** Scrolls up as far as one scrolls to have a page appended, where nothing is appended. */
export const scrollAside = (): void => window.scrollBy({ top: -260, behavior: 'instant' });

/** Comes near the end, where the next page is asked for. Whoever waits for it does so outside, so that this is not counted. */
export const comeToEnd = (): number => {
  const { scrollHeight } = document.documentElement;
  window.scrollTo({ top: scrollHeight - window.innerHeight - 640, behavior: 'instant' });
  return scrollHeight;
};

/** Presses a link, or goes back, and waits until something stands there that is seen, and a frame after it. */
export const goTo = async ([press, looked]: readonly [string | null, string]): Promise<number> => {
  const link = press === null ? null : document.querySelector<HTMLElement>(press);
  const began = performance.now();
  if (link === null) window.history.back();
  else link.click();
  const stands = (): boolean =>
    [...document.querySelectorAll<HTMLElement>(looked)].some((one) => one.offsetParent !== null);
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (stands()) requestAnimationFrame(() => setTimeout(resolve));
      else requestAnimationFrame(look);
    };
    addEventListener('popstate', () => undefined, { once: true });
    setTimeout(look);
  });
  return performance.now() - began;
};

/** The title of the first row that is seen, and where it stands. */
export const firstSeen = (): string | null => {
  const row = [...document.querySelectorAll<HTMLElement>('.deals > li')].find(
    (one) => one.offsetParent !== null && one.getBoundingClientRect().bottom > 60,
  );
  return row === undefined
    ? null
    : `${row.textContent.slice(0, 30)} at ${Math.round(row.getBoundingClientRect().top)}`;
};
