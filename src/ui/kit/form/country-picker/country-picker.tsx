import { useRef, type ReactElement, type SyntheticEvent } from 'react';
import type { DiallingCode } from '../../../../domain/phone/dialling-codes';
import { TextField } from '../field/text-field';
import { Icon } from '../../display/icon/icon';
import { Sheet } from '../../sheet/sheet';
import { countryPickerText as text } from './text';
import '../field/search-cross.css';
import './country-picker.css';

export interface CountryPickerProps {
  /** The dialling code in the form, without a plus. */
  readonly chosen: string;
  readonly query: string;
  /** What the query found, in the order in which it is shown. */
  readonly codes: readonly DiallingCode[];
  readonly onQuery: (text: string) => void;
  readonly onChoose: (countryCode: string) => void;
  readonly onClose: () => void;
}

/** The countries and regions with their dialling codes, searched by name, pinyin or number (ENT-07). */
export function CountryPicker(props: CountryPickerProps): ReactElement {
  const { chosen, query, codes, onQuery, onChoose, onClose } = props;
  const list = useRef<HTMLUListElement>(null);
  const leadToFound = (event: SyntheticEvent): void => {
    event.preventDefault();
    // In React's tree the sheet is in the form of the page, which must not be sent.
    event.stopPropagation();
    list.current?.querySelector('button')?.focus();
  };
  return (
    <Sheet title={text.title} onClose={onClose}>
      <form className="country-search" role="search" onSubmit={leadToFound}>
        <TextField
          id="country-query"
          label={text.search}
          placeholder={text.hint}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={query}
          error={undefined}
          focusRequest={null}
          onType={onQuery}
        />
      </form>
      <p className={codes.length === 0 ? 'country-none' : 'vh'} role="status">
        {codes.length === 0 ? text.nothing(query) : text.found(codes.length)}
      </p>
      <ul ref={list} className="country-list">
        {codes.map(({ value, label }) => (
          <li key={value}>
            <button
              type="button"
              className="country"
              aria-current={value === chosen || undefined}
              onClick={() => onChoose(value)}
            >
              <span>{label}</span>
              <span className="country-number">+{value}</span>
              {value === chosen ? <Icon name="check" size={20} /> : null}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
