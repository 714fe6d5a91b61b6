import * as t from 'io-ts';
import { compareChoice } from '../application/deals/compare-choice/definition';
import { hiddenUntil } from '../application/deals/hidden-until/definition';
import { comparisonChanges } from '../application/deals/sale-changes';
import { sharing } from '../application/deals/share/definition';
import { fileSaving } from '../application/kit/file-saving/definition';
import { changing } from '../application/kit/resource/changing';
import { readComparison, type CompareSet } from '../domain/sale/compare-set';
import { SaleDetail } from '../domain/sale/sale-detail';
import type { PagePorts } from '../ports/page-ports';
import { brought, offered } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import type { Where } from '../ui/frame/page-frame/where';
import { SaleCompareScreen } from '../ui/screens/sale-compare/screen';

const comparing = (ports: PagePorts) => {
  const compare = ports.callOf(({ sale }) => sale.compare);
  return changing<CompareSet, readonly SaleDetail[]>(
    ports,
    (ids, options) => compare({ ids }, options),
    comparisonChanges(ports),
  );
};

/** Deals on the sell side in columns next to each other; which ones, the query says (MKT-11). */
export default page({
  queries: ['compare'],
  flows: (ports: PagePorts, { search }: Where) => ({
    compared: brought(t.readonlyArray(SaleDetail), comparing(ports), readComparison(search)?.ids ?? [], {
      ofAsker: true,
    }),
    hidden: offered(hiddenUntil(ports)),
    choice: offered(compareChoice(ports)),
    sharing: offered(sharing(ports)),
    saving: offered(fileSaving(ports)),
  }),
  screen: SaleCompareScreen,
});
