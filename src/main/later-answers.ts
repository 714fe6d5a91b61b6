import type { GatewayFailure } from '../domain/gateway/failure';
import type { AssistantAnswers } from '../ports/assistant-answers';

const network: GatewayFailure = { kind: 'network' };

/** The assistant's answers, whose code is loaded with the first question; code that does not come is a network failure. */
export const laterAnswers = (load: () => Promise<AssistantAnswers>): AssistantAnswers => ({
  ask: (question, hear) => {
    const ending = { isOver: false, end: (): void => undefined };
    load().then(
      (answers) => {
        if (!ending.isOver) ending.end = answers.ask(question, hear);
      },
      () => {
        if (!ending.isOver) hear({ kind: 'failed', failure: network });
      },
    );
    return () => {
      ending.isOver = true;
      ending.end();
    };
  },
});
