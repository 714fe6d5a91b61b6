import { right } from 'fp-ts/Either';
import { askCalls, assistantCalls as ofAssistant } from '../../../../../contract/assistant/calls';
import type { Asking } from '../../../application/assistant/asking';
import type { OwnTalks } from '../../../application/assistant/own-talks';
import { answering, done, streaming } from './answering';
import type { Call } from './call';

/** The assistant; whose questions they are comes from the token alone. */
export const assistantCalls = (ask: Asking, own: OwnTalks): readonly Call[] => [
  streaming(askCalls.ask, (given, { session, visitor, gone }) =>
    ask(given, { session, address: visitor.ip, gone }),
  ),
  answering(ofAssistant.opening, async () => right(await own.opening())),
  answering(ofAssistant.conversations, async (_, { session }) => right(await own.conversations(session))),
  answering(ofAssistant.messages, (conversation, { session }) => own.turns(session, conversation)),
  answering(ofAssistant.stop, async (turn, { session }) => {
    await own.stop(session, turn);
    return right(undefined);
  }),
  answering(ofAssistant.feedback, async ({ turn, rating }, { session }) =>
    done(await own.rate(session, turn, rating)),
  ),
  answering(ofAssistant.remove, async (conversation, { session }) => {
    await own.remove(session, conversation);
    return right(undefined);
  }),
];
