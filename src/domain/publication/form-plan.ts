import type { DealFilter } from '../../../contract/deal/deal-filter';
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
import {
  highlightLimits,
  saleLengths,
  saleSteps,
  yearPlaces,
  figureField,
} from '../../../contract/publication/sale-form';
import { wantedSales } from './buy-preview';

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
  /** How many lines a text may have, and how long each may be, by field. */
  readonly lineLimits: Readonly<Record<string, { readonly lines: number; readonly lineLength: number }>>;
  /** The fields that must always be filled in. */
  readonly alwaysRequired: readonly string[];
  /** Whether it describes a buyer, whose texts a later form can take over. */
  readonly describesBuyer: boolean;
  /** The filter of the deals on sale that it asks for; null where it asks for none, or what is typed is no filter. */
  readonly wantedSales: (texts: FormTexts) => DealFilter | null;
  /** The initial texts. */
  readonly blank: (year: number) => FormTexts;
  /** The initial texts of a form that is opened from a filtered list. */
  readonly fromFilter: (filter: DealFilter) => FormTexts;
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
    lineLimits: { highlights: highlightLimits },
    alwaysRequired: ['dealForm'],
    describesBuyer: false,
    wantedSales: () => null,
    fromFilter: () => ({}),
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
    lineLimits: {},
    alwaysRequired: [],
    describesBuyer: true,
    wantedSales,
    fromFilter: ({ industry, region, round, min, max }) => ({
      industries: industry.join(','),
      regions: region.join(','),
      rounds: round.join(','),
      minAmount: min ?? '',
      maxAmount: max ?? '',
    }),
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
