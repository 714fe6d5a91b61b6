import { useId, useRef, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { chosenWords, withoutConditions } from '../../../../domain/choice-filter/changed-choices';
import { Button } from '../../../kit/action/button/button';
import type { Columns } from '../../deal/deal-list/columns';
import { useListHead } from '../deal-filter/use-list-head';
import { ChoiceParts, type ChoicesOf } from './choice-parts';
import { ChoiceKeyword, ChoiceSort, ChosenChips } from './choice-tools';
import { choiceFilterText as text } from './text';
import '../../../kit/form/field/choice-chips.css';
import '../deal-filter/choice-boxes.css';
import '../deal-filter/condition-chips.css';
import '../deal-filter/filter-bar.css';
import '../deal-filter/filter-column.css';
import '../deal-filter/filtered-list.css';
import '../deal-filter/keyword-search.css';
import './choice-list.css';

export interface ChoiceListProps extends ChoicesOf {
  /** The labels of what of the address was not taken. */
  readonly dropped: readonly string[];
  /** How many there are, in words; '' while that is not known. */
  readonly total: string;
  /** What leads to the results on a phone, such as 查看 12 只基金. */
  readonly show: string;
  /** The heads of the columns at a desk; null where nothing is listed. */
  readonly columns: Columns | null;
  readonly children: ReactNode;
}

/** The filter at a desk: a column next to the list. */
function Column(props: ChoicesOf): ReactElement {
  const { filter, asked, path } = props;
  const id = useId();
  return (
    <section className="filter-column" aria-labelledby={id}>
      <div className="column-head">
        <h2 id={id}>{text.title}</h2>
        <Link replace to={path + filter.search(withoutConditions(asked))}>
          {text.clear}
        </Link>
      </div>
      <ChoiceParts {...props} />
    </section>
  );
}

/** The same on a phone: it unfolds over the list, and folds again by its last button. */
function Folded(props: ChoicesOf & { readonly show: string }): ReactElement {
  const { filter, asked, show } = props;
  const folded = useRef<HTMLDetailsElement>(null);
  return (
    <details ref={folded} className="choice-folded">
      <summary>{text.chosen(chosenWords(filter, asked).length)}</summary>
      <div className="choice-unfolded">
        <ChoiceParts {...props} />
        <Button
          kind="primary"
          block
          onPress={() => {
            if (folded.current !== null) folded.current.open = false;
          }}
        >
          {show}
        </Button>
      </div>
    </details>
  );
}

/** A list with a filter of choices, which the address holds: folded over it on a phone, a column next to it at a desk. */
export function ChoiceList(props: ChoiceListProps): ReactElement {
  const { filter, asked, path, counts, dropped, total, show, columns, children } = props;
  const of = { filter, asked, path, counts };
  return (
    <div className="deal-cols choice-list" ref={useListHead()}>
      <Column {...of} />
      <div className="deal-results">
        <div className="choice-bar">
          <ChoiceKeyword {...of} />
          <ChoiceSort {...of} />
          <Folded {...of} show={show} />
        </div>
        <ChosenChips {...of} />
        {dropped.length === 0 ? null : <p className="deal-dropped">{text.dropped(dropped)}</p>}
        <div className="deal-count">
          <p role="status">{total}</p>
          <ChoiceKeyword {...of} />
          <ChoiceSort {...of} />
        </div>
        {columns === null ? null : (
          <div className={`listed-columns ${columns.className}`} aria-hidden="true">
            {columns.heads.map(({ word, className }) => (
              <span key={word} className={className}>
                {word}
              </span>
            ))}
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
