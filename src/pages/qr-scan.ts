import { scanner } from '../application/gate/gate-scanner/definition';
import type { User } from '../domain/user/user';
import type { PagePorts } from '../ports/page-ports';
import { flow } from '../ui/frame/page-frame/flow';
import { memberPage } from '../ui/frame/page-frame/member-page';
import type { Where } from '../ui/frame/page-frame/where';
import { QrScanScreen } from '../ui/screens/qr-scan/screen';
import { qrScanText } from '../ui/screens/qr-scan/text';

/** The gate of a conference, for its staff (MKT-22). */
export default memberPage({
  frame: { title: qrScanText.title, shape: 'form' },
  flows: (ports: PagePorts, { params: { conf = '' } }: Where, { userId }: User) => ({
    scanner: flow(scanner(ports), { userId, conf, scansCodes: ports.bridge.capabilities.scanCode }),
  }),
  screen: QrScanScreen,
});
