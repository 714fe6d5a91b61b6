import type { ReactElement } from 'react';
import { Icon } from '../../../kit/display/icon/icon';
import { phoneFormPartText as text } from './text';
import './phone-form.css';

export interface CountryOpenProps {
  /** The dialling code before the number, without a plus. */
  readonly countryCode: string;
  readonly onOpen: () => void;
}

/** The dialling code before a number, which opens the countries. */
export function CountryOpen({ countryCode, onOpen }: CountryOpenProps): ReactElement {
  return (
    <button
      type="button"
      className="login-country country-open"
      aria-label={text.country(countryCode)}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      +{countryCode}
      <Icon name="forward" size={14} />
    </button>
  );
}
