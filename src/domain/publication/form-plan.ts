import {
  noteField,
  type Faults,
  type FormTexts,
  type PublicationKind,
} from '../../../contract/publication/form-texts';
import { isJustified, revealingIn } from '../../../contract/publication/revealing';
import { buyFaults } from '../../../contract/publication/buy-faults';
import { buyLengths, buySteps } from '../../../contract/publication/buy-form';
import { keptSourceFault, saleFaults } from '../../../contract/publication/sale-faults';
import { saleLengths, saleSteps, yearPlaces, figureField } from '../../../contract/publication/sale-form';

/** The facts that a form is judged by in addition to its texts. */
export interface FormGiven {
  /** The year in which it is handed in. */
  readonly year: number;
  /** The source that a sale has to keep; null for any. */
  readonly keptSource: string | null;
  /** The organization of the publisher; '' where there is none. */
  readonly publisher: string;
}

/** What makes one kind of publication differ from another, for the flow and the view of its form. */
export interface FormPlan {
  /** The steps in their order, each with its fields in theirs. */
  readonly steps: readonly { readonly name: string; readonly fields: readonly string[] }[];
  readonly faults: (texts: FormTexts, given: FormGiven) => Faults;
  /** How many characters the texts may have. */
  readonly lengths: Readonly<Record<string, readonly [number, number]>>;
  /** The initial texts. */
  readonly blank: (year: number) => FormTexts;
}

/** What gives the company away is taken out, or justified in the field of its note (MKT-07). */
const noteFaults = (
  kind: PublicationKind,
  texts: FormTexts,
  { publisher }: Pick<FormGiven, 'publisher'>,
): Faults =>
  Object.fromEntries(
    revealingIn(kind, texts, publisher)
      .filter((each) => !isJustified(each))
      .map(({ field, found }) => [noteField(field, found), '请删去，或写明原因（4 至 200 字）']),
  );

const plans: Readonly<Record<PublicationKind, FormPlan>> = {
  sale: {
    lengths: saleLengths,
    steps: Object.entries(saleSteps).map(([name, fields]) => ({ name, fields })),
    faults: (texts, { year, keptSource, ...given }) => {
      const faults = saleFaults(texts, year);
      const sourceType = faults.sourceType ?? keptSourceFault(texts, keptSource);
      return { ...faults, sourceType, ...noteFaults('sale', texts, given) };
    },
    blank: (year) => ({
      amountKind: 'given',
      amountUnit: '万元',
      figureUnit: '万元',
      newestYear: String(year - 1),
      hidden: 'netProfit',
      stages: 'offers,diligence,closing',
      documentNaming: 'hidden',
      ...Object.fromEntries(yearPlaces.map((place) => [figureField('basis', place), 'audited'])),
    }),
  },
  buy: {
    lengths: buyLengths,
    steps: Object.entries(buySteps).map(([name, fields]) => ({ name, fields })),
    faults: (texts, given) => ({ ...buyFaults(texts), ...noteFaults('buy', texts, given) }),
    blank: () => ({
      amountKind: 'given',
      amountUnit: '万元',
      naming: 'hidden',
      hidden: 'contact',
      validity: '90',
    }),
  },
};

export const formPlan = (kind: PublicationKind): FormPlan => plans[kind];

/** The fields of a form in the order of the page. */
const fieldsIn = ({ steps }: FormPlan): readonly string[] => steps.flatMap(({ fields }) => fields);

/** The first field with a fault, in the order of the page, notes last; null when there is none. */
export const firstFault = (plan: FormPlan, faults: Faults): string | null =>
  [...fieldsIn(plan), ...Object.keys(faults)].find((field) => faults[field] !== undefined) ?? null;

/** The number of a field's step, from 1; notes to the reviewer are on the last one. */
export const stepOf = ({ steps }: FormPlan, field: string): number => {
  const at = steps.findIndex(({ fields }) => fields.includes(field));
  return at < 0 ? steps.length : at + 1;
};
