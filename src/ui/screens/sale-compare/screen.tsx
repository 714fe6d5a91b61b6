import { useSelector } from '@xstate/react';
import { toNullable } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { parseDecimal } from '../../../../contract/values/decimal';
import type { CompareChoiceMachine } from '../../../application/deals/compare-choice/machine';
import { selectChosen } from '../../../application/deals/compare-choice/status';
import type { HiddenUntilMachine } from '../../../application/deals/hidden-until/machine';
import { closedTogether, selectIsOver } from '../../../application/deals/hidden-until/status';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { selectResourceStatus } from '../../../application/kit/resource/status';
import type { FileSavingMachine } from '../../../application/kit/file-saving/machine';
import type { ShareMachine } from '../../../application/deals/share/machine';
import { readComparison, type CompareSet } from '../../../domain/sale/compare-set';
import { comparisonOf, type Naming } from '../../../domain/sale/comparison';
import { comparisonSheet } from '../../../domain/sale/comparison-sheet';
import type { SaleDetail } from '../../../domain/sale/sale-detail';
import { sourceTypeLabel } from '../../../domain/sale/source-type';
import { sharedComparison } from '../../../domain/sale/comparison-to-share';
import { formatDate } from '../../../domain/time/date-format';
import { dealDay } from '../../../domain/time/deal-day';
import { useFlows } from '../../frame/context/flows';
import { thingTitle, useOwnTitle } from '../../frame/context/use-own-title';
import { useWhoIsHere } from '../../frame/context/who-is-here';
import { useReaderClock } from '../../kit/display/confirmed-day/use-reader-clock';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { CompareActs } from './acts';
import { saleCompareText } from './text';
import { SaleCompareView } from './view';

export interface SaleCompareFlows {
  readonly compared: ActorRefFrom<ResourceMachine<CompareSet, readonly SaleDetail[]>>;
  readonly hidden: HiddenUntilMachine;
  readonly choice: CompareChoiceMachine;
  readonly sharing: ShareMachine;
  readonly saving: FileSavingMachine;
}

/** The comparison of the deals in the address. */
export function SaleCompareScreen({
  flows: { compared, hidden, choice, sharing, saving },
}: {
  readonly flows: SaleCompareFlows;
}): ReactElement {
  const { sourceTypes, now } = useFlows();
  const reader = useReaderClock();
  const { loggedIn } = useWhoIsHere();
  const { search } = useLocation();
  const chosen = usePartFlow(choice, undefined);
  const inSet = useSelector(chosen, selectChosen);
  const read = useSelector(compared, selectResourceStatus<CompareSet, readonly SaleDetail[]>);
  const isOver = useSelector(usePartFlow(hidden, { deals: compared }), selectIsOver);
  const status = isOver ? closedTogether(read) : read;
  useOwnTitle(thingTitle({ phase: status.phase, value: saleCompareText }));
  const deals = (status.value ?? []).filter(({ state }) => state === 'listed');
  const naming: Naming = {
    sourceOf: ({ sourceType }) => sourceTypeLabel(sourceType, sourceTypes),
    dayOf: (time) => dealDay(time, now(), reader),
    yearOf: saleCompareText.foundedIn,
    count: (count) => toNullable(parseDecimal(String(count))),
  };
  const groups = comparisonOf(deals, naming, loggedIn ? 'member' : 'visitor');
  return (
    <SaleCompareView
      status={status}
      asked={readComparison(search) ?? { ids: [], beyond: [], repeated: 0, malformed: [] }}
      deals={deals}
      groups={groups}
      acts={
        deals.length < 2 ? null : (
          <CompareActs
            sharing={sharing}
            saving={saving}
            shared={() => sharedComparison(deals, saleCompareText.caption(deals.length))}
            sheet={() => ({
              name: `${saleCompareText.title}-${formatDate(now(), 'yyyyMMdd')}.csv`,
              mediaType: 'text/csv',
              text: comparisonSheet(deals, groups, saleCompareText),
            })}
          />
        )
      }
      forVisitor={!loggedIn}
      onRemove={(id) => {
        if (inSet.includes(id)) chosen.send({ type: 'compare.toggled', id });
      }}
      onReload={() => compared.send({ type: 'resource.reloadRequested' })}
    />
  );
}
