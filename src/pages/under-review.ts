import { ownVerification } from '../application/verification/definition';
import type { PagePorts } from '../ports/page-ports';
import { flow } from '../ui/room/flow';
import { page } from '../ui/room/page';
import type { Where } from '../ui/room/where';
import { UnderReviewScreen } from '../ui/screens/under-review/screen';

/** How far one's verification is; a decision is heard at once. */
export default page({
  flows: (ports: PagePorts, { user }: Where) => ({
    own: flow(ownVerification(ports), {
      userId: user?.userId ?? null,
      prove: user?.prove ?? null,
      wish: 'follow',
    }),
  }),
  screen: UnderReviewScreen,
});
