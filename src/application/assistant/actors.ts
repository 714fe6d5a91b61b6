import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { AskedQuestion, AssistantAnswers } from '../../ports/assistant-answers';
import type { AssistantGateway } from '../../ports/assistant-gateway';
import type { Connection } from '../../ports/connection';
import type { LayerStack } from '../../ports/layer-stack';
import { connectionActors } from '../connection/actors';
import type { AddressCommand, AssistantEvent } from './events';
import type { History } from './setup';

export interface AssistantPorts {
  readonly answers: AssistantAnswers;
  readonly assistant: Pick<AssistantGateway, 'messages' | 'stop'>;
  readonly connection: Connection;
  readonly layers: LayerStack;
  /** Has the page's address name a conversation, or, with null, none. */
  readonly address: (id: string | null, how: Pick<AddressCommand, 'isNext'>) => void;
  /** Told when a conversation has begun or gone on: the list of them is old. */
  readonly talked: () => void;
  /** Hears which conversations are taken out from now on; answers how to hear no more. */
  readonly whenGone: (hear: (id: string) => void) => () => void;
}

/** The assistant over its ports. Leaving the state of an answer ends it. */
export const assistantActors = ({
  answers,
  assistant,
  connection,
  layers,
  address,
  talked,
  whenGone,
}: AssistantPorts) => ({
  answer: fromCallback<EventObject, AskedQuestion>(({ input, sendBack }) => {
    const tell = (event: AssistantEvent): void => sendBack(event);
    return answers.ask(input, (news) => {
      if (news.kind === 'failed') tell({ type: 'answer.failed', failure: news.failure });
      else {
        tell({ type: 'answer.came', event: news.event });
        if (news.event.kind === 'begun') talked();
      }
    });
  }),
  stop: fromPromise<unknown, { readonly turn: string }>(({ input: { turn }, signal }) =>
    assistant.stop(turn, { signal })(),
  ),
  history: fromPromise<History, { readonly conversation: string }>(({ input: { conversation }, signal }) =>
    assistant.messages(conversation, { signal })(),
  ),
  gone: fromCallback<EventObject>(({ sendBack }) =>
    whenGone((id) => {
      const tell: AssistantEvent = { type: 'assistant.conversationGone', id };
      sendBack(tell);
    }),
  ),
  address: fromCallback<AddressCommand>(({ receive }) =>
    receive(({ id, isNext }) => address(id, { isNext })),
  ),
  layer: fromCallback<EventObject>(({ sendBack }) =>
    layers.open('assistant-talks', () => sendBack({ type: 'assistant.talksClosed' })),
  ),
  networkLost: connectionActors(connection).networkLost,
});
