import { answerRating } from '../application/assistant/answer-rating/definition';
import { assistantFlows } from '../application/assistant/assistant/definition';
import { visibleHeight } from '../application/messages/visible-height/definition';
import { copying } from '../application/kit/copying/definition';
import { pathOf } from '../domain/address/path-segments';
import { talkIn } from '../domain/assistant/talk-address';
import type { PagePorts } from '../ports/page-ports';
import { flow, hearing, offered } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import type { Where } from '../ui/frame/page-frame/where';
import { AssistantScreen } from '../ui/screens/assistant/screen';

/** The assistant: a talk, all talks, and questions to begin with. Which talk, the address says. */
export default page({
  flows: (ports: PagePorts, where: Where) => {
    const { talk, talks, removal, opening } = assistantFlows(ports, pathOf(where.address));
    const conversation = talkIn(where.search);
    return {
      talk: hearing(flow(talk, { conversation }), (actor) =>
        actor.send({ type: 'assistant.addressed', id: conversation }),
      ),
      talks: flow(talks, { input: undefined }),
      removal: flow(removal, undefined),
      opening: flow(opening, { input: undefined }),
      height: flow(visibleHeight(ports.shownHeight), undefined),
      copying: offered(copying(ports)),
      rating: offered(answerRating({ feedback: ports.callOf(({ assistant }) => assistant.feedback) })),
      origin: offered(ports.origin),
    };
  },
  screen: AssistantScreen,
});
