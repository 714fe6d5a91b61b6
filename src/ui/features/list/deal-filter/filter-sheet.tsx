import type { ReactElement } from 'react';
import { Button } from '../../../kit/action/button/button';
import { Sheet } from '../../../kit/sheet/sheet';
import { ConditionChips } from './condition-chips';
import type { FilterFlow } from './filter-flow';
import { FilterParts } from './filter-parts';
import { dealFilterText as text } from './text';
import './filter-sheet.css';

/** The filter in a sheet over the list: its parts at the left, what can be chosen at the right, the number below. */
export function FilterSheet(flow: FilterFlow): ReactElement {
  const { filter, kind, onChoose, onClear, onApply, onClose } = flow;
  const { rangeProblem: problem } = filter;
  const isNothing = filter.total === 0;
  const found = isNothing ? text.nothingFits(kind.noun) : text.apply(filter.total, kind.noun);
  return (
    <Sheet title={text.title} onClose={onClose}>
      <FilterParts {...flow} />
      <div className="filter-chosen">
        <ConditionChips filter={filter.chosen} onChoose={onChoose} />
      </div>
      <div className="filter-foot">
        <Button onPress={onClear}>{text.reset}</Button>
        <Button kind="primary" busy={isNothing || problem !== null} onPress={onApply}>
          {problem === null ? found : text.problems[problem]}
        </Button>
      </div>
      <p className="vh" role="status">
        {problem === null ? found : null}
      </p>
    </Sheet>
  );
}
