/** What runs in the page: each stands alone, since its text is what goes there. */

export interface Scrolled {
  readonly mostNodes: number;
  readonly longestTask: number;
}

/** Scrolls to the end again and again until so many items are loaded, and looks at the list on the way. */
export const scrollUntil = async (wanted: number): Promise<Scrolled> => {
  const seen = { mostNodes: 0, longestTask: 0 };
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longestTask = Math.max(seen.longestTask, duration);
  });
  tasks.observe({ type: 'longtask' });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const loaded = (): number =>
    Math.max(
      ...[...document.querySelectorAll('.deals > li')].map((row) =>
        Number(row.getAttribute('aria-posinset') ?? 20),
      ),
    );
  for (let turn = 0; turn < 60_000 && loaded() < wanted; turn += 1) {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await frame();
    const nodes = document.querySelectorAll('.deals *').length;
    if (loaded() > 60) seen.mostNodes = Math.max(seen.mostNodes, nodes);
  }
  tasks.disconnect();
  return seen;
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
