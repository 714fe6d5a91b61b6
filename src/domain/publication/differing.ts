import { fieldLabel } from '../../../contract/publication/field-label';
import { textIn, type FormTexts, type PublicationKind } from '../../../contract/publication/form-texts';
import { yearFigures, yearPlaces } from '../../../contract/publication/sale-form';
import { yearAt } from '../../../contract/publication/sale-years';
import { wordsIn } from './field-words';

/** A field of which two texts of a publication say something else, as people read it; '' where one says nothing. */
export interface Differing {
  readonly field: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** What a field is called: of a figure with its year, for there are three of each. */
const labelIn = (texts: FormTexts, field: string): string => {
  const place = yearPlaces.find((each) =>
    [...yearFigures, 'basis'].some((figure) => `${figure}${each}` === field),
  );
  const year = place === undefined ? '' : yearAt(texts, place);
  return year === '' ? fieldLabel(field) : `${year} 年${fieldLabel(field)}`;
};

const isNote = (field: string): boolean => field.startsWith('note:');

/** In what two texts of a publication differ, field by field; a note for the reviewer is no field. Total and pure. */
export const differingFields = (
  kind: PublicationKind,
  mine: FormTexts,
  theirs: FormTexts,
): readonly Differing[] =>
  [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
    .filter((field) => !isNote(field) && textIn(mine, field) !== textIn(theirs, field))
    .map((field) => ({
      field,
      label: labelIn(mine, field),
      mine: wordsIn(kind, mine, field),
      theirs: wordsIn(kind, theirs, field),
    }));
