import { afterAll } from 'vitest';

/** Files that one worker runs may share its document: each leaves it empty. */
afterAll(() => {
  if (typeof document !== 'undefined') document.body.replaceChildren();
});
