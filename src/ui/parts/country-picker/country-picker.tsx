import type { ReactElement } from 'react';
import type { DiallingCode } from '../../../domain/phone/dialling-codes';
import { TextField } from '../field/text-field';
import { Icon } from '../icon/icon';
import { Sheet } from '../sheet/sheet';
import { countryPickerText as text } from './text';
import './country-picker.css';

export interface CountryPickerProps {
  /** The dialling code that stands in the form, without a plus. */
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
  return (
    <Sheet title={text.title} onClose={onClose}>
      <div className="country-search">
        <TextField
          id="country-query"
          label={text.search}
          placeholder={text.hint}
          type="text"
          autoComplete="off"
          value={query}
          error={undefined}
          focusSign={null}
          onType={onQuery}
        />
      </div>
      <p className={codes.length === 0 ? 'country-none' : 'vh'} role="status">
        {codes.length === 0 ? text.nothing(query) : text.found(codes.length)}
      </p>
      <ul className="country-list">
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
