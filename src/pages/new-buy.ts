import type { DealCounts, DealFilter } from '../../contract/deal/deal-filter';
import { publicationAt } from '../application/member/publication/at-address';
import { offeredBuyer } from '../application/member/publication/earlier-buyer';
import { ownPublications } from '../application/member/publication/own-list';
import { resource } from '../application/kit/resource/definition';
import { readFormAddress } from '../domain/publication/asked-form';
import type { PagePorts } from '../ports/page-ports';
import { offered } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import type { Where } from '../ui/frame/page-frame/where';
import { NewBuyScreen } from '../ui/screens/new-buy/screen';

/** One's publications, or the form of one of them; which, and on which step, the address says (SCR-02). */
export default page({
  key: ({ search }: Where) => {
    const form = readFormAddress(search);
    return form === null ? '' : `${form.kind}/${form.id ?? ''}`;
  },
  flows: (ports: PagePorts, { search }: Where) => {
    const counts = ports.callOf(({ sale }) => sale.counts);
    const own = ownPublications(ports);
    return {
      publications: offered(own.list),
      acting: offered(own.act),
      form: offered(publicationAt(ports, search)),
      earlier: offered(offeredBuyer(ports)),
      counting: offered(
        resource<DealFilter, DealCounts>(ports, (filter, options) =>
          counts({ ...filter, sourceType: null, mark: null }, options),
        ),
      ),
    };
  },
  screen: NewBuyScreen,
});
