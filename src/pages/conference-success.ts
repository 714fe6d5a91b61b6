import { fileSaving } from '../application/kit/file-saving/definition';
import { presentMachine } from '../application/kit/present/machine';
import { registered } from '../application/member/ticket/registered';
import type { PagePorts } from '../ports/page-ports';
import { offered } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import { ConferenceSuccessScreen } from '../ui/screens/conference-success/screen';

/** What became of a registration: to be paid, to be reviewed, or its tickets (SCR-08, PAY-05). */
export default page({
  pays: true,
  flows: (ports: PagePorts) => ({
    registration: offered(registered(ports)),
    calendar: offered({ saving: fileSaving(ports), origin: ports.origin }),
    present: offered(presentMachine(ports.clock)),
  }),
  screen: ConferenceSuccessScreen,
});
