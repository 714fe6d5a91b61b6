import type { ShareDrawing } from '../../../ports/share-drawing';
import { taskProcess } from '../task-process';
import type { SheetAnswer, SheetTask } from './protocol';

const bounds = { mostWaiting: 16, longestMs: 20_000 };

/** Pictures to be shared, drawn in a process of their own: strangers ask for them, and members' uploads do not wait behind. */
export const sheetProcess = (entry: URL): ShareDrawing & { readonly close: () => Promise<void> } => {
  const { ask, close } = taskProcess<Omit<SheetTask, 'id'>, SheetAnswer>(entry, bounds);
  return {
    png: async (sheet) => {
      const answer = await ask({ sheet });
      return answer === 'busy' || answer === 'lost' ? null : (answer.content ?? null);
    },
    close,
  };
};
