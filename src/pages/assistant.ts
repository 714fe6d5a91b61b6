import { answerRating } from '../application/answer-rating/definition';
import { assistantFlows } from '../application/assistant/definition';
import { visibleRoom } from '../application/visible-room/definition';
import { copying } from '../application/copying/definition';
import type { PagePorts } from '../ports/page-ports';
import { flow, offered } from '../ui/room/flow';
import { page } from '../ui/room/page';
import { AssistantScreen } from '../ui/screens/assistant/screen';

/** The assistant: a talk, all talks, and questions to begin with. */
export default page({
  flows: (ports: PagePorts) => {
    const { talk, talks, removal, opening } = assistantFlows(ports);
    return {
      talk: flow(talk, undefined),
      talks: flow(talks, { input: undefined }),
      removal: flow(removal, undefined),
      opening: flow(opening, { input: undefined }),
      room: flow(visibleRoom(ports.shownHeight), undefined),
      copying: offered(copying(ports)),
      rating: offered(answerRating(ports.gateways.assistant)),
      origin: offered(ports.origin),
    };
  },
  screen: AssistantScreen,
});
