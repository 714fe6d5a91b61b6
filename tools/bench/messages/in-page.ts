/** What runs in the page: each stands alone, since its text is what goes there. */

/** Presses a conversation and waits until its newest message stands at the end of the log, and a frame after it. */
export const openConversation = async (href: string): Promise<number> => {
  const row = document.querySelector<HTMLElement>(`a[href="${href}"]`);
  if (row === null) throw new Error('bench: the conversation is not in the list');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const atEnd = (): boolean => {
    const log = document.querySelector('.chat-log > div');
    const last = [...document.querySelectorAll('.chat-log .chat-row')].at(-1);
    if (log === null || last === undefined) return false;
    const bottom = log.getBoundingClientRect().bottom;
    return log.scrollTop > 0 && Math.abs(last.getBoundingClientRect().bottom - bottom) < 40;
  };
  const began = performance.now();
  row.click();
  while (!atEnd()) {
    await frame();
    if (performance.now() - began > 20_000) throw new Error('bench: the newest messages did not come');
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - began;
};

export interface Climbed {
  readonly mostNodes: number;
  readonly rows: number;
  readonly jumps: number;
  readonly longestTask: number;
  readonly reachedTop: boolean;
}

/**
 * Scrolls up, most of a screen in each step, until nothing older comes; looks on the way how many nodes stand there, and
 * whether the message that is read moves by more than was scrolled when older ones come in above.
 */
export const climb = async (): Promise<Climbed> => {
  const seen = { mostNodes: 0, rows: 0, jumps: 0, longestTask: 0 };
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longestTask = Math.max(seen.longestTask, duration);
  });
  tasks.observe({ type: 'longtask' });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const log = document.querySelector('.chat-log > div');
  if (log === null) throw new Error('bench: there is no conversation');
  const middle = (): Element | undefined => {
    const { top, height } = log.getBoundingClientRect();
    return [...log.querySelectorAll('.chat-row')].find(
      (row) => row.getBoundingClientRect().bottom > top + height / 2,
    );
  };
  let still = 0;
  let known = log.scrollHeight;
  while (still < 40) {
    const read = middle();
    const before = read?.getBoundingClientRect().top ?? 0;
    await frame();
    await frame();
    const after = read?.isConnected === true ? read.getBoundingClientRect().top : before;
    if (Math.abs(after - before) > 4) seen.jumps += 1;
    seen.mostNodes = Math.max(seen.mostNodes, log.querySelectorAll('*').length);
    seen.rows = Math.max(seen.rows, log.querySelectorAll('.chat-row').length);
    log.scrollBy({ top: -log.clientHeight * 0.8, behavior: 'instant' });
    await frame();
    if (log.scrollTop > 0 || log.scrollHeight !== known) still = 0;
    else still += 1;
    known = log.scrollHeight;
    if (log.scrollTop === 0) await new Promise((resolve) => setTimeout(resolve, 25));
  }
  tasks.disconnect();
  return { ...seen, reachedTop: log.scrollTop === 0 };
};
