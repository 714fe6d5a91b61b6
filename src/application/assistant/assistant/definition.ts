import type { AssistantConversation } from '../../../../contract/assistant/conversation';
import { talkAddress } from '../../../domain/assistant/talk-address';
import type { PagePorts } from '../../../ports/page-ports';
import { hearers } from '../../kit/hearers';
import { resource } from '../../kit/resource/definition';
import { changing } from '../../kit/resource/changing';
import { talkRemoval } from '../talk-removal/definition';
import { assistantActors } from './actors';
import { assistantMachine } from './machine';

/**
 * The flows of the assistant's page: the talk, the list of all talks and their removal, and the content shown before
 * the first question.
 * @param path of the page, whose address names the talk
 */
export const assistantFlows = (ports: PagePorts, path: string) => {
  const { callOf } = ports;
  const conversations = callOf(({ assistant }) => assistant.conversations);
  const remove = callOf(({ assistant }) => assistant.remove);
  const opening = callOf(({ assistant }) => assistant.opening);
  const [changes, removals] = [hearers(), hearers<[string]>()];
  const actors = assistantActors({
    ...ports,
    assistant: {
      messages: callOf(({ assistant }) => assistant.messages),
      stop: callOf(({ assistant }) => assistant.stop),
    },
    address: (id, { isNext }) => {
      const address = talkAddress(path, id);
      if (isNext) ports.way.open(address);
      else ports.way.amend(address);
    },
    talked: changes.notify,
    whenGone: removals.listen,
  });
  return {
    talk: assistantMachine.provide({ actors }),
    talks: changing<undefined, readonly AssistantConversation[]>(
      ports,
      (_, options) => conversations(options),
      { listen: (_, hear) => changes.listen(hear) },
    ),
    removal: talkRemoval({
      remove,
      removed: (id) => {
        removals.notify(id);
        changes.notify();
      },
    }),
    opening: resource(ports, (_: undefined, options) => opening(options)),
  };
};
