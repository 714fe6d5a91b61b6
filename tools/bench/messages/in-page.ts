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
 * Scrolls up by a third of the log in each frame, faster than a finger throws it, until nothing older comes. Looks after
 * each painted frame how many nodes stand there, and whether the message that is read stands where the scroll has brought
 * it: rows that are measured, and older ones that come in above, move it nowhere else.
 */
export const climb = async (): Promise<Climbed> => {
  const seen = { mostNodes: 0, rows: 0, jumps: 0, longestTask: 0 };
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longestTask = Math.max(seen.longestTask, duration);
  });
  tasks.observe({ type: 'longtask' });
  const log = document.querySelector('.chat-log > div');
  if (log === null) throw new Error('bench: there is no conversation');
  // Where rows stood in the next frame that is painted. What the page itself says a moment later may be of rows that came
  // since, whose heights are guessed until they are painted.
  const paintedRows = () =>
    new Promise<ReadonlyMap<Element, DOMRectReadOnly>>((resolve) => {
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect();
        resolve(new Map(entries.map(({ target, boundingClientRect }) => [target, boundingClientRect])));
      });
      for (const row of log.querySelectorAll('.chat-row')) observer.observe(row);
    });
  const { top: head } = log.getBoundingClientRect();
  let still = 0;
  let known = log.scrollHeight;
  let rows = await paintedRows();
  while (still < 40) {
    const [read, { top: before }] = [...rows].find(([, { bottom }]) => bottom > head) ?? [log, { top: head }];
    const step = Math.round(Math.min(log.clientHeight * 0.3, log.scrollTop));
    // At the head older ones are waited for, and what is read stays where it is while they come.
    if (step === 0) await new Promise((resolve) => setTimeout(resolve, 25));
    else log.scrollBy({ top: -step, behavior: 'instant' });
    rows = await paintedRows();
    const after = rows.get(read)?.top ?? Number.NaN;
    if (!(Math.abs(after - before - step) <= 4)) seen.jumps += 1;
    seen.mostNodes = Math.max(seen.mostNodes, log.querySelectorAll('*').length);
    seen.rows = Math.max(seen.rows, log.querySelectorAll('.chat-row').length);
    if (log.scrollTop > 0 || log.scrollHeight !== known) still = 0;
    else still += 1;
    known = log.scrollHeight;
  }
  tasks.disconnect();
  return { ...seen, reachedTop: log.scrollTop === 0 };
};
