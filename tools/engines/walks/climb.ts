/** What runs in the page: each stands alone, since its text is what goes there. */

/** Whether the newest message stands at the end of the log. */
export const isAtEnd = (): boolean => {
  const log = document.querySelector('.chat-log > div');
  const last = [...document.querySelectorAll('.chat-log .chat-row')].at(-1);
  if (log === null || last === undefined) return false;
  const bottom = log.getBoundingClientRect().bottom;
  return log.scrollTop > 0 && Math.abs(last.getBoundingClientRect().bottom - bottom) < 40;
};

/**
 * Scrolls up, most of a screen in each step, until older messages came in so often or so many milliseconds are over. After
 * each step the message in the middle is looked at for six frames: it may not move.
 */
export const climb = async (pages: number, longestMs: number) => {
  const seen = { came: 0, steps: 0, moved: 0, furthest: 0, lost: 0, overshot: 0 };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const log = document.querySelector('.chat-log > div');
  if (log === null) throw new Error('there is no conversation');
  const rows = (): Element[] => [...log.querySelectorAll('.chat-row')];
  const saying = (row: Element | undefined): string => row?.querySelector('.chat-said')?.textContent ?? '';
  const middle = (): Element | undefined => {
    const { top, height } = log.getBoundingClientRect();
    return rows().find((row) => row.getBoundingClientRect().bottom > top + height / 2);
  };
  const end = performance.now() + longestMs;
  let known = log.scrollHeight;
  while (seen.came < pages && performance.now() < end) {
    seen.steps += 1;
    const target = Math.max(0, log.scrollTop - log.clientHeight * 0.8);
    const before = middle();
    const away = (before?.getBoundingClientRect().top ?? 0) + log.scrollTop - target;
    log.scrollTop = target;
    await frame();
    const stayed = rows().find((row) => row === before);
    // Rows that come in sight are measured: what was read before the step stands where the step has brought it.
    if (stayed !== undefined && Math.abs(stayed.getBoundingClientRect().top - away) > 4) seen.overshot += 1;
    const read = middle();
    const said = saying(read);
    const stood = read?.getBoundingClientRect().top ?? 0;
    for (let turn = 0; turn < 6; turn += 1) {
      await frame();
      // One that was taken out and put in again is known by what it says.
      const now = read?.isConnected === true ? read : rows().find((row) => saying(row) === said);
      if (now === undefined) {
        seen.lost += 1;
        break;
      }
      const by = Math.abs(now.getBoundingClientRect().top - stood);
      if (by <= 4) continue;
      seen.moved += 1;
      seen.furthest = Math.max(seen.furthest, Math.round(by));
      break;
    }
    if (log.scrollHeight - known > log.clientHeight * 2) {
      seen.came += 1;
      known = log.scrollHeight;
    }
    if (log.scrollTop === 0) await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return seen;
};
