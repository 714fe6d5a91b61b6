import { isRight } from 'fp-ts/Either';
import { fromPromise } from 'xstate';
import type { AssistantConversation } from '../../../contract/assistant/conversation';
import type { PagePorts } from '../../ports/page-ports';
import type { FreshNews } from '../../ports/fresh-news';
import { changing, resource } from '../resource/definition';
import { talkRemovalMachine, type Removed } from '../talk-removal/machine';
import { assistantActors } from './actors';
import { assistantMachine } from './machine';

/** What the flows of one page tell each other of its conversations. */
const talkNews = () => {
  const heard = new Set<() => void>();
  const gone = new Set<(id: string) => void>();
  const news: FreshNews = {
    listen: (_, hear) => {
      heard.add(hear);
      return () => heard.delete(hear);
    },
  };
  return {
    news,
    changed: () => heard.forEach((tell) => tell()),
    went: (id: string) => gone.forEach((tell) => tell(id)),
    whenGone: (hear: (id: string) => void) => {
      gone.add(hear);
      return () => gone.delete(hear);
    },
  };
};

/** The flows of the assistant's page: the talk, the list of all of them and taking one out, what stands there before anything is asked. */
export const assistantFlows = (ports: PagePorts) => {
  const { assistant } = ports.gateways;
  const { changed, news, went, whenGone } = talkNews();
  const actors = assistantActors({ ...ports, assistant, talked: changed, whenGone });
  return {
    talk: assistantMachine.provide({ actors }),
    talks: changing<undefined, readonly AssistantConversation[]>(
      ports,
      (_, options) => assistant.conversations(options),
      news,
    ),
    removal: talkRemovalMachine.provide({
      actors: {
        remove: fromPromise<Removed, { readonly id: string }>(async ({ input: { id }, signal }) => {
          const removed = await assistant.remove(id, { signal })();
          if (isRight(removed)) {
            went(id);
            changed();
          }
          return removed;
        }),
      },
    }),
    opening: resource(ports, (_: undefined, options) => assistant.opening(options)),
  };
};
