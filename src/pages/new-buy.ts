import type { DealCounts, DealFilter } from '../../contract/deal/deal-filter';
import { publicationAt } from '../application/publication/at-address';
import { offeredBuyer } from '../application/publication/earlier-buyer';
import { ownPublications } from '../application/publication/own-list';
import { resource } from '../application/resource/definition';
import { readFormAddress } from '../domain/publication/form-address';
import type { PagePorts } from '../ports/page-ports';
import { offered } from '../ui/room/flow';
import { page } from '../ui/room/page';
import type { Where } from '../ui/room/where';
import { NewBuyScreen } from '../ui/screens/new-buy/screen';

/** One's publications, or the form of one of them; which, and on which step, the address says (SCR-02). */
export default page({
  key: ({ search }: Where) => {
    const form = readFormAddress(search);
    return form === null ? '' : `${form.kind}/${form.id ?? ''}`;
  },
  flows: (ports: PagePorts, { search }: Where) => {
    const own = ownPublications(ports);
    return {
      publications: offered(own.list),
      acting: offered(own.act),
      form: offered(publicationAt(ports, search)),
      earlier: offered(offeredBuyer(ports)),
      counting: offered(
        resource<DealFilter, DealCounts>(ports, (filter, options) =>
          ports.gateways.sale.counts({ ...filter, sourceType: null, mark: null }, options),
        ),
      ),
    };
  },
  screen: NewBuyScreen,
});
