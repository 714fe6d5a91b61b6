import { useId, type ReactElement, type ReactNode } from 'react';
import {
  industryChoices,
  isChosen,
  regionChoices,
  toggledChoice,
} from '../../../../domain/deal-filter/choice';
import { Button } from '../../../kit/action/button/button';
import { GroupBoxes } from './choice-boxes';
import type { FilterFlow } from './filter-flow';
import { FilterPart } from './filter-part';
import { RangeFields } from './range-fields';
import { dealFilterText as text } from './text';
import './filter-column.css';

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <section className="column-part" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

function Industries({ filter, onChoose, onGroup }: FilterFlow): ReactElement {
  const { shown, unfolded } = filter;
  const choose = (id: string): void =>
    onChoose({ ...shown, industry: toggledChoice(industryChoices, shown.industry, id) });
  return (
    <>
      {industryChoices.map(({ id, name, members }) => (
        <div key={id} className="column-group">
          <button type="button" aria-expanded={unfolded === id} onClick={() => onGroup(id)}>
            {name}
          </button>
          {unfolded === id ? (
            <ul>
              {[{ id, name: text.all(name) }, ...members].map((each) => (
                <li key={each.id}>
                  <label>
                    <input
                      type="checkbox"
                      checked={isChosen(industryChoices, shown.industry, each.id)}
                      onChange={() => choose(each.id)}
                    />
                    {each.name}
                  </label>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ))}
    </>
  );
}

/** The filter next to a list in a wide window: a choice applies at once, typed text when it is sent. */
export function FilterColumn(flow: FilterFlow): ReactElement {
  const { filter, kind, onChoose, onRange, onClear, onApply } = flow;
  const titleId = useId();
  return (
    <form
      className="filter-column"
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        onApply();
      }}
    >
      <div className="column-head">
        <h2 id={titleId}>{text.title}</h2>
        <button type="button" onClick={onClear}>
          {text.clear}
        </button>
      </div>
      <Part title={text.sections.industry}>
        <Industries {...flow} />
      </Part>
      <Part title={text.sections.amount}>
        <RangeFields range={filter.range} problem={filter.rangeProblem} onType={onRange} />
        <Button submits small>
          {text.show}
        </Button>
      </Part>
      <Part title={text.sections.region}>
        <GroupBoxes
          tree={regionChoices}
          any={text.anywhere}
          chosen={filter.shown.region}
          onChoose={(region) => onChoose({ ...filter.shown, region })}
        />
      </Part>
      {kind.sections.includes('round') ? (
        <Part title={text.sections.round}>
          <FilterPart {...flow} part="round" />
        </Part>
      ) : null}
      <Part title={text.sections.within}>
        <FilterPart {...flow} part="within" />
      </Part>
    </form>
  );
}
