import type { ReactElement } from 'react';
import { searchDiallingCodes } from '../../../../domain/phone/dialling-codes';
import { CountryPicker } from '../../../kit/form/country-picker/country-picker';

export interface CountrySheetProps {
  readonly chosen: string;
  readonly query: string;
  readonly onQuery: (text: string) => void;
  readonly onChoose: (countryCode: string) => void;
  readonly onClose: () => void;
}

/** The dialling codes with their search; code of its own, since few people need another country. */
export function CountrySheet(props: CountrySheetProps): ReactElement {
  return <CountryPicker {...props} codes={searchDiallingCodes(props.query)} />;
}
