import type { GatewayFailure } from '../../domain/gateway/failure';
import type { AssistantAnswers } from '../../ports/assistant-answers';
import { startWhenLoaded } from './start-when-loaded';

const network: GatewayFailure = { kind: 'network' };

/** The assistant's answers, whose code is loaded with the first question; code that does not come is a network failure. */
export const lazyAnswers = (load: () => Promise<AssistantAnswers>): AssistantAnswers => ({
  ask: (question, hear) =>
    startWhenLoaded(
      load(),
      (answers) => answers.ask(question, hear),
      () => hear({ kind: 'failed', failure: network }),
    ),
});
