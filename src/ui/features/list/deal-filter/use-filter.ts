import { useCallback, useMemo } from 'react';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { dealFilterMachine } from '../../../../application/deals/deal-filter/machine';
import { selectDealFilterStatus } from '../../../../application/deals/deal-filter/status';
import type { FilterFlow } from './filter-flow';
import type { FilterKind } from './filter-kind';

/** What the filter of a list needs of the flow that it shows. */
export const useFilter = (flow: ActorRefFrom<typeof dealFilterMachine>, kind: FilterKind): FilterFlow => {
  const filter = useSelector(flow, selectDealFilterStatus, shallowEqual);
  const onSection = useCallback<FilterFlow['onSection']>(
    (section) => flow.send({ type: 'filter.sectionChosen', section }),
    [flow],
  );
  return useMemo(
    () => ({
      filter,
      kind,
      onOpen: (section) => flow.send({ type: 'filter.opened', section }),
      onClose: () => flow.send({ type: 'filter.closed' }),
      onSection,
      onFold: () => flow.send({ type: 'filter.foldToggled' }),
      onGroup: (group) => flow.send({ type: 'filter.groupToggled', group }),
      onChoose: (chosen) => flow.send({ type: 'filter.chosen', filter: chosen }),
      onSort: (sort) => flow.send({ type: 'filter.chosen', filter: { ...filter.shown, sort } }),
      onRange: (range) => flow.send({ type: 'filter.rangeTyped', range }),
      onKeyword: (text) => flow.send({ type: 'filter.keywordTyped', text }),
      onWords: (of, text) => flow.send({ type: 'filter.wordsTyped', of, text }),
      onClear: () => flow.send({ type: 'filter.cleared' }),
      onApply: () => flow.send({ type: 'filter.applied' }),
    }),
    [flow, kind, filter, onSection],
  );
};
