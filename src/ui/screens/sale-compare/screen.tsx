import { useSelector } from '@xstate/react';
import { toNullable } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { parseDecimal } from '../../../../contract/values/decimal';
import type { CompareChoiceMachine } from '../../../application/compare-choice/machine';
import { selectChosen } from '../../../application/compare-choice/status';
import type { HiddenUntilMachine } from '../../../application/hidden-until/machine';
import { closedTogether, selectIsOver } from '../../../application/hidden-until/status';
import type { ResourceMachine } from '../../../application/resource/machine';
import { selectResourceStatus } from '../../../application/resource/status';
import { readComparison, type CompareSet } from '../../../domain/sale/compare-set';
import type { SaleDetail } from '../../../domain/sale/sale-detail';
import { sourceTypeLabel } from '../../../domain/sale/source-type';
import { calendarText } from '../../../domain/time/calendar-text';
import { useFlows } from '../../given/flows';
import { useThingTitle } from '../../given/use-own-title';
import { useWhoIsHere } from '../../given/who-is-here';
import { useBegun } from '../../room/begun';
import { saleCompareText } from './text';
import { SaleCompareView } from './view';

export interface SaleCompareFlows {
  readonly compared: ActorRefFrom<ResourceMachine<CompareSet, readonly SaleDetail[]>>;
  readonly hidden: HiddenUntilMachine;
  readonly choice: CompareChoiceMachine;
}

/** The deals that the address puts beside each other. */
export function SaleCompareScreen({
  flows: { compared, hidden, choice },
}: {
  readonly flows: SaleCompareFlows;
}): ReactElement {
  const { app, sourceTypes, now } = useFlows();
  const { loggedIn } = useWhoIsHere();
  const { search } = useLocation();
  const chosen = useBegun(choice, undefined);
  const inSet = useSelector(chosen, selectChosen);
  const read = useSelector(compared, selectResourceStatus<CompareSet, readonly SaleDetail[]>);
  const isOver = useSelector(useBegun(hidden, { deals: compared }), selectIsOver);
  const status = isOver ? closedTogether(read) : read;
  useThingTitle({ phase: status.phase, value: saleCompareText });
  return (
    <SaleCompareView
      status={status}
      asked={readComparison(search) ?? { ids: [], beyond: [], repeated: 0, malformed: [] }}
      naming={{
        sourceOf: ({ sourceType }) => sourceTypeLabel(sourceType, sourceTypes),
        dayOf: (time) => calendarText(time, now()),
        yearOf: saleCompareText.foundedIn,
        count: (count) => toNullable(parseDecimal(String(count))),
      }}
      forVisitor={!loggedIn}
      onRemove={(id) => {
        if (inSet.includes(id)) chosen.send({ type: 'compare.toggled', id });
      }}
      onReload={() => compared.send({ type: 'resource.reloadRequested' })}
      onBack={() => app.navigation.send({ type: 'navigation.backRequested' })}
    />
  );
}
