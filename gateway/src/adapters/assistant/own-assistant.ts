import { ownAnswer, talked } from '../../domain/assistant/own-answer';
import { orderOf, unsearched } from '../../domain/assistant/question';
import { talkIn } from '../../domain/assistant/talk';
import type { AnswerPiece, Assistant } from '../../ports/assistant';

/** Answers from the gateway's own listings, and says so: no model, nothing that could be given orders (SCR-12). */
export const ownAssistant: Assistant = {
  answersFrom: 'listings',
  answer: async function* (asked, signal): AsyncGenerator<AnswerPiece> {
    const { question, listings } = asked;
    const talk = listings.length === 0 ? talkIn(question) : null;
    const told =
      talk !== null
        ? [talked[talk]]
        : ownAnswer({ ...asked, notBy: unsearched(question), order: orderOf(question) });
    for (const text of told) {
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
