import { useId, useState, type ReactElement, type ReactNode } from 'react';
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
  /** The heads of the columns on a desktop; null where nothing is listed. */
  readonly columns: Columns | null;
  /** Saves the search; null where it cannot be saved. */
  readonly save: ReactElement | null;
  readonly children: ReactNode;
}

/** A list with a filter of choices, which the address holds: unfolded over it on a phone, a column next to it on a desktop. */
export function ChoiceList(props: ChoiceListProps): ReactElement {
  const { filter, asked, path, counts, dropped, total, show, columns, save, children } = props;
  const of = { filter, asked, path, counts };
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  return (
    <div className="deal-cols choice-list" ref={useListHead()}>
      <div className="choice-bar">
        <ChoiceKeyword {...of} />
        <ChoiceSort {...of} />
        <button
          type="button"
          className="choice-fold"
          aria-expanded={unfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!unfolded)}
        >
          {text.chosen(chosenWords(filter, asked).length)}
        </button>
      </div>
      <section
        id={id}
        className={unfolded ? 'filter-column choice-unfolded' : 'filter-column'}
        aria-label={text.title}
      >
        <div className="column-head">
          <h2>{text.title}</h2>
          <Link replace to={path + filter.search(withoutConditions(asked))}>
            {text.clear}
          </Link>
        </div>
        <ChoiceParts {...of} />
        <div className="choice-show">
          <Button kind="primary" block onPress={() => setUnfolded(false)}>
            {show}
          </Button>
        </div>
      </section>
      <div className="deal-results">
        <ChosenChips {...of} />
        {dropped.length === 0 ? null : <p className="deal-dropped">{text.dropped(dropped)}</p>}
        <div className="deal-count">
          <p role="status">{total}</p>
          {save}
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
