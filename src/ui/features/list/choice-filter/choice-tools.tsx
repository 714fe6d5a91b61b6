import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { chosenWords, withoutConditions } from '../../../../domain/choice-filter/changed-choices';
import { keywordFrom } from '../../../../domain/deal-filter/words';
import { fieldText, longestFieldText } from '../../../../domain/text/field-text';
import { Button } from '../../../kit/action/button/button';
import { Icon } from '../../../kit/display/icon/icon';
import type { ChoicesOf } from './choice-parts';
import { choiceFilterText as text } from './text';
import { useShowList } from './use-show-list';
import '../../../kit/form/field/search-cross.css';

type ToolProps = Omit<ChoicesOf, 'counts'>;

/** The order of the list; a choice is shown at once. */
export function ChoiceSort({ filter, asked, path }: ToolProps): ReactElement {
  const show = useShowList();
  const [usual = ''] = Object.keys(filter.sorts);
  return (
    <select
      className="sort-select"
      aria-label={text.sort}
      value={asked.sort ?? usual}
      onChange={({ target: { value } }) =>
        show(path + filter.search({ ...asked, sort: value === usual ? '' : value }))
      }
    >
      {Object.entries(filter.sorts).map(([name, word]) => (
        <option key={name} value={name}>
          {word}
        </option>
      ))}
    </select>
  );
}

/** Words that the list is searched by, asked for when they are sent. */
export function ChoiceKeyword({ filter, asked, path }: ToolProps): ReactElement {
  const show = useShowList();
  return (
    <form
      // Another address has another keyword.
      key={asked.keyword ?? ''}
      className="keyword-search"
      role="search"
      action={path}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('keyword');
        const keyword = typeof typed === 'string' ? (keywordFrom(fieldText(typed)) ?? '') : '';
        show(path + filter.search({ ...asked, keyword }));
      }}
    >
      <input
        type="search"
        name="keyword"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={text.keyword}
        placeholder={filter.keyword}
        defaultValue={asked.keyword ?? ''}
        maxLength={longestFieldText}
      />
      <Button submits small>
        {text.search}
      </Button>
    </form>
  );
}

/** The values that the filter asks for, each with a button that removes it; renders nothing without any. */
export function ChosenChips({ filter, asked, path }: ToolProps): ReactElement | null {
  const words = chosenWords(filter, asked);
  if (words.length === 0) return null;
  return (
    <div className="conditions" role="group" aria-label={text.conditions}>
      {words.map(({ word, without }) => (
        <Link
          key={filter.search(without)}
          replace
          to={path + filter.search(without)}
          className="condition"
          aria-label={text.takeAway(word)}
        >
          <span>
            {word}
            <Icon name="close" size={16} />
          </span>
        </Link>
      ))}
      <Link replace to={path + filter.search(withoutConditions(asked))} className="conditions-clear">
        {text.clear}
      </Link>
    </div>
  );
}
