import { ticketCode } from '../application/gate/ticket-code/definition';
import type { User } from '../domain/user/user';
import type { PagePorts } from '../ports/page-ports';
import { flow } from '../ui/frame/page-frame/flow';
import { memberPage } from '../ui/frame/page-frame/member-page';
import type { Where } from '../ui/frame/page-frame/where';
import { QrCodeScreen } from '../ui/screens/qr-code/screen';
import { qrCodeText } from '../ui/screens/qr-code/text';

/** My tickets, with a code that is signed on the device; `ticket` in the address names one (MKT-22, SCR-08). */
export default memberPage({
  frame: { title: qrCodeText.title, shape: 'card' },
  flows: (ports: PagePorts, { search }: Where, { userId }: User) => ({
    code: flow(ticketCode(ports), { userId, number: new URLSearchParams(search).get('ticket') }),
  }),
  screen: QrCodeScreen,
});
