import { TransferDetail } from '../../contract/transfer/transfer';
import { consulting } from '../application/consult/definition';
import { copying } from '../application/copying/definition';
import { reporting } from '../application/report/definition';
import { resource } from '../application/resource/definition';
import { sharing } from '../application/share/definition';
import type { PagePorts } from '../ports/page-ports';
import { favouriteDesk } from '../ui/room/favourite-desk';
import { brought, offered } from '../ui/room/flow';
import { page } from '../ui/room/page';
import type { Where } from '../ui/room/where';
import { TransferDetailScreen } from '../ui/screens/transfer-detail/screen';

/** One share transfer; all of it is public (SCR-04). */
export default page({
  flows: (ports: PagePorts, { params: { sourceType = '', id = '' } }: Where) => ({
    transfer: brought(TransferDetail, resource(ports, ports.gateways.transfer.detail), { sourceType, id }),
    copying: offered(copying(ports)),
    favourites: favouriteDesk(ports),
    sharing: offered(sharing(ports)),
    reporting: offered(reporting(ports)),
    consulting: offered(consulting(ports)),
  }),
  screen: TransferDetailScreen,
});
