import { ownWaiting } from '../application/member/waiting/definition';
import type { PagePorts } from '../ports/page-ports';
import { flow } from '../ui/frame/page-frame/flow';
import { memberPage } from '../ui/frame/page-frame/member-page';
import { WaitingScreen } from '../ui/screens/waiting/screen';
import { waitingPageText } from '../ui/screens/waiting/text';

/** Everything that waits for the member, by deadline (DSK-05). */
export default memberPage({
  frame: { title: waitingPageText.title, shape: 'orders' },
  flows: (ports: PagePorts) => ({ waiting: flow(ownWaiting(ports), { input: undefined }) }),
  screen: WaitingScreen,
});
