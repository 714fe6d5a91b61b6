import type { AssistantConversation } from '../../../contract/assistant/conversation';
import type { PagePorts } from '../../ports/page-ports';
import type { FreshNews } from '../../ports/fresh-news';
import { changing, resource } from '../resource/definition';
import { assistantActors } from './actors';
import { assistantMachine } from './machine';

/** What the flows of one page tell each other of its conversations. */
const talkNews = (): { readonly changed: () => void; readonly news: FreshNews } => {
  const heard = new Set<() => void>();
  return {
    changed: () => heard.forEach((tell) => tell()),
    news: {
      listen: (_, hear) => {
        heard.add(hear);
        return () => heard.delete(hear);
      },
    },
  };
};

/** The flows of the assistant's page: the talk, the list of all of them, what stands there before anything is asked. */
export const assistantFlows = (ports: PagePorts) => {
  const { assistant } = ports.gateways;
  const { changed, news } = talkNews();
  const actors = assistantActors({ ...ports, assistant, talked: changed });
  return {
    talk: assistantMachine.provide({ actors }),
    talks: changing<undefined, readonly AssistantConversation[]>(
      ports,
      (_, options) => assistant.conversations(options),
      news,
    ),
    opening: resource(ports, (_: undefined, options) => assistant.opening(options)),
  };
};
