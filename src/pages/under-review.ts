import { ownVerification } from '../application/member/verification/definition';
import type { PagePorts } from '../ports/page-ports';
import { flow } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import type { Where } from '../ui/frame/page-frame/where';
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
