import { ownAnswer } from '../../domain/assistant/own-answer';
import { unsearched } from '../../domain/assistant/question';
import type { AnswerPiece, Assistant } from '../../ports/assistant';

/** Answers from the gateway's own listings, and says so: no model, nothing that could be given orders (SCR-12). */
export const ownAssistant: Assistant = {
  answersFrom: 'listings',
  answer: async function* (asked, signal): AsyncGenerator<AnswerPiece> {
    for (const text of ownAnswer({ ...asked, notBy: unsearched(asked.question) })) {
      if (signal.aborted) return;
      yield { kind: 'delta', text };
      // Others have their turn between two lines.
      await Promise.resolve();
    }
  },
  // It keeps nothing of what it is asked.
  rate: () => Promise.resolve(),
  forget: () => Promise.resolve(true),
};
