import { TransferDetail } from '../../contract/transfer/transfer';
import { consulting } from '../application/deals/consult/definition';
import { copying } from '../application/kit/copying/definition';
import { reporting } from '../application/deals/report/definition';
import { resource } from '../application/kit/resource/definition';
import { sharing } from '../application/deals/share/definition';
import type { PagePorts } from '../ports/page-ports';
import { favouriteDesk } from '../ui/frame/page-frame/favourite-desk';
import { brought, offered } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import type { Where } from '../ui/frame/page-frame/where';
import { TransferDetailScreen } from '../ui/screens/transfer-detail/screen';

/** One share transfer; all of it is public (SCR-04). */
export default page({
  flows: (ports: PagePorts, { params: { sourceType = '', id = '' } }: Where) => ({
    transfer: brought(
      TransferDetail,
      resource(
        ports,
        ports.callOf(({ transfer }) => transfer.detail),
      ),
      { sourceType, id },
    ),
    copying: offered(copying(ports)),
    favourites: favouriteDesk(ports),
    sharing: offered(sharing(ports)),
    reporting: offered(reporting(ports)),
    consulting: offered(consulting(ports)),
  }),
  screen: TransferDetailScreen,
});
