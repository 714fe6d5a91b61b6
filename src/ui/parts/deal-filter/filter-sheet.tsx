import type { ReactElement } from 'react';
import type { FilterSection } from '../../../application/deal-filter/filter-context';
import type { DealFilterStatus } from '../../../application/deal-filter/status';
import { Button } from '../button/button';
import { Sheet } from '../sheet/sheet';
import { ConditionChips } from './condition-chips';
import type { FilterFlow } from './filter-flow';
import { FilterPart } from './filter-part';
import { dealFilterText as text } from './text';
import './filter-sheet.css';

const countIn = ({ chosen }: DealFilterStatus, section: FilterSection): number => {
  switch (section) {
    case 'amount':
      return chosen.min === null && chosen.max === null ? 0 : 1;
    case 'within':
      return chosen.within === null ? 0 : 1;
    case 'words':
      return chosen.include.length + chosen.exclude.length + (chosen.keyword === null ? 0 : 1);
    default:
      return chosen[section].length;
  }
};

/** What is set of a part, in words; nothing where nothing is. */
const said = (filter: DealFilterStatus, section: FilterSection): string => {
  const count = countIn(filter, section);
  if (count === 0) return '';
  return section === 'amount' || section === 'within' ? text.isSet : text.chosen(count);
};

function Parts({ filter, kind, onSection }: Pick<FilterFlow, 'filter' | 'kind' | 'onSection'>): ReactElement {
  return (
    <div className="filter-parts" role="group" aria-label={text.sectionNames}>
      {kind.sections.map((section) => (
        <button
          key={section}
          type="button"
          aria-pressed={section === filter.section}
          onClick={() => onSection(section)}
        >
          {text.sections[section]}
          <small>{said(filter, section)}</small>
        </button>
      ))}
    </div>
  );
}

/** The filter in a sheet over the list: its parts at the left, what can be chosen of one at the right, the number below. */
export function FilterSheet(flow: FilterFlow): ReactElement {
  const { filter, kind, onChoose, onClear, onApply, onClose } = flow;
  const isNothing = filter.total === 0;
  const label = isNothing ? text.nothingFits(kind.noun) : text.apply(filter.total, kind.noun);
  return (
    <Sheet title={text.title} onClose={onClose}>
      <div className="filter-body">
        <Parts {...flow} />
        <div className="filter-part" key={filter.section}>
          <FilterPart {...flow} part={filter.section} />
        </div>
      </div>
      <div className="filter-chosen">
        <ConditionChips filter={filter.chosen} onChoose={onChoose} />
      </div>
      <div className="filter-foot">
        <Button onPress={onClear}>{text.reset}</Button>
        <Button kind="primary" busy={isNothing || filter.rangeProblem !== null} onPress={onApply}>
          {label}
        </Button>
      </div>
      <p className="vh" role="status">
        {label}
      </p>
    </Sheet>
  );
}
