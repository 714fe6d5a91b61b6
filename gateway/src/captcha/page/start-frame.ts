import { ask } from './calls';
import { readTemplate } from './read-answers';
import type { FrameTemplate } from './texts';
import { contextOf, reporter, type FrameCode, type FrameContext, type Report } from './frame-messages';

/** What `/puzzle.js` offers. Rejects when it cannot run (1011). */
export type RunPuzzle = (context: FrameContext, template: FrameTemplate, report: Report) => Promise<void>;

const documentLimitMs = 10_000;
const scriptAttempts = 3;

/** Stops the frame; carries the failure code that the page receives. */
class FrameFailure extends Error {
  constructor(readonly code: FrameCode) {
    super(`captcha ${String(code)}`);
  }
}

/** Answers when the document and all that belongs to it has come (1008 otherwise). */
const documentLoaded = (): Promise<void> =>
  new Promise((resolve, reject) => {
    if (document.readyState === 'complete') resolve();
    window.addEventListener('load', () => resolve());
    setTimeout(() => reject(new FrameFailure(1008)), documentLimitMs);
  });

const loadTemplate = async (lang: string): Promise<FrameTemplate> => {
  const answer = await ask(`/template?lang=${encodeURIComponent(lang)}`);
  const template = answer.kind === 'answered' ? readTemplate(answer.data) : null;
  if (template === null) throw new FrameFailure(1007);
  return template;
};

const isRun = (offered: unknown): offered is RunPuzzle => typeof offered === 'function';

/** Imports the module at an address. Rejects with a TypeError when it did not come. */
export type ImportModule = (address: string) => Promise<unknown>;

/** An address that failed is not requested again by the browser, so each attempt has its own. */
const loadPuzzle = async (importModule: ImportModule, attempt = 1): Promise<RunPuzzle> => {
  const address = attempt === 1 ? '/puzzle.js' : `/puzzle.js?attempt=${String(attempt)}`;
  try {
    const offered: unknown = await importModule(address);
    const run: unknown =
      typeof offered === 'object' && offered !== null ? Reflect.get(offered, 'runPuzzle') : null;
    if (!isRun(run)) throw new FrameFailure(1011);
    return run;
  } catch (error) {
    // A script that came but cannot be read is a SyntaxError; one that did not come is a TypeError.
    if (!(error instanceof TypeError)) throw new FrameFailure(1011);
    if (attempt < scriptAttempts) return loadPuzzle(importModule, attempt + 1);
    throw new FrameFailure(1010);
  }
};

/** Loads the puzzle into the frame’s document and runs it; reports each failure to the page by its code. */
export const startFrame = async (importModule: ImportModule): Promise<void> => {
  const context = contextOf(document.documentElement);
  const report = reporter(context, window.parent);
  report({ event: 'scriptloaded' });
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') report({ event: 'closed' });
  });
  try {
    const [template, runPuzzle] = await Promise.all([
      loadTemplate(context.lang),
      loadPuzzle(importModule),
      documentLoaded(),
    ]);
    report({ event: 'ready' });
    await runPuzzle(context, template, report);
  } catch (error) {
    report({ event: 'error', code: error instanceof FrameFailure ? error.code : 1011 });
  }
};
