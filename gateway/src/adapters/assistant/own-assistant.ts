import { ownAnswer } from '../../domain/assistant/own-answer';
import type { AnswerPiece, Assistant } from '../../ports/assistant';

/** Answers by a search through the gateway's own listings, and says so: no model that could be given orders (SCR-12). */
export const ownAssistant: Assistant = {
  answersFrom: 'listings',
  answer: async function* ({ understood, listings }, signal): AsyncGenerator<AnswerPiece> {
    for (const text of ownAnswer(understood, listings.length)) {
      if (signal.aborted) return;
      yield { kind: 'delta', text };
      // Other requests have their turn between two parts.
      await Promise.resolve();
    }
  },
  // It keeps nothing of what it is asked.
  rate: () => Promise.resolve(),
  forget: () => Promise.resolve(true),
};
