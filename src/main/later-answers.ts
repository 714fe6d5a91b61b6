import type { GatewayFailure } from '../domain/gateway/failure';
import type { AssistantAnswers } from '../ports/assistant-answers';
import { begunLater } from './begun-later';

const network: GatewayFailure = { kind: 'network' };

/** The assistant's answers, whose code is loaded with the first question; code that does not come is a network failure. */
export const laterAnswers = (load: () => Promise<AssistantAnswers>): AssistantAnswers => ({
  ask: (question, hear) =>
    begunLater(
      load(),
      (answers) => answers.ask(question, hear),
      () => hear({ kind: 'failed', failure: network }),
    ),
});
