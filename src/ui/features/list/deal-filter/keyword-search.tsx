import type { ReactElement } from 'react';
import { fieldText, longestFieldText } from '../../../../domain/text/field-text';
import { Button } from '../../../kit/action/button/button';
import type { FilterFlow } from './filter-flow';
import { dealFilterText as text } from './text';
import '../../../kit/form/field/search-cross.css';
import './keyword-search.css';

/** Searches the public texts of deals when sent; without script by the form's address. */
export const KeywordSearch = ({ filter, onKeyword, onApply }: FilterFlow): ReactElement => (
  <form
    className="keyword-search"
    role="search"
    onSubmit={(event) => {
      event.preventDefault();
      onApply();
    }}
  >
    <input
      type="search"
      name="keyword"
      enterKeyHint="search"
      autoComplete="off"
      aria-label={text.keyword}
      placeholder={text.keyword}
      value={filter.words.keyword}
      maxLength={longestFieldText}
      onChange={({ target }) => onKeyword(fieldText(target.value))}
    />
    <Button submits small>
      {text.search}
    </Button>
  </form>
);
