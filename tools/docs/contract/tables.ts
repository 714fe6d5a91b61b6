import { anyId } from '../../../contract/reference/any';
import { buyerTypes } from '../../../contract/reference/buyer-types';
import { industryTree } from '../../../contract/reference/industries';
import { newEconomyCategories } from '../../../contract/reference/new-economy';
import { anyRegion, regionTree } from '../../../contract/reference/regions';
import { rounds } from '../../../contract/reference/rounds';
import { soeGroups } from '../../../contract/reference/soe-groups';
import { newsCategories } from '../../../contract/news/news';
import * as buyForm from '../../../contract/publication/buy-form';
import { noteField, publicationLimits } from '../../../contract/publication/form-texts';
import * as saleForm from '../../../contract/publication/sale-form';
import { hiddenWithProfit } from '../../../contract/sale/hidden-with-profit';
import { plans } from '../../../gateway/src/domain/membership/plans';
import { hideable } from '../../../gateway/src/domain/sale/disclosure';
import { evidenceNames } from '../../../src/domain/sale/evidence';
import { sourceTypes } from '../../../src/domain/sale/source-type';
import { allRefusals } from './all-refusals';

/** A table of the contract: what its rows are, and the rows. */
export interface Table {
  readonly about: string;
  readonly rows: unknown;
}

const named = (names: Readonly<Record<string, string>>): unknown =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

const form = (
  steps: Readonly<Record<string, readonly string[]>>,
  labels: Readonly<Record<string, string>>,
  lengths: Readonly<Record<string, readonly number[]>>,
): unknown =>
  Object.entries(steps).flatMap(([step, fields]) =>
    fields.map((field) => {
      const [least, most] = lengths[field] ?? [];
      const name = labels[field] ?? labels[field.replace(/\d$/, '')];
      return {
        step,
        field,
        ...(name === undefined ? {} : { name }),
        ...(least === undefined || most === undefined ? {} : { least, most }),
      };
    }),
  );

const saleChoices = {
  sourceType: saleForm.publishedSources,
  dealForm: saleForm.dealForms,
  amountKind: saleForm.amountKinds,
  basis: saleForm.figureBases,
  hidden: saleForm.hideable,
  stages: saleForm.saleStages,
  documentNaming: saleForm.documentNaming,
};

const buyChoices = {
  naming: buyForm.buyerNaming,
  amountKind: saleForm.amountKinds,
  hidden: buyForm.hideableOfBuy,
  validity: buyForm.buyValidities,
};

/** The tables whose ids travel, each a file of JSON, by its name. */
export const tables: Readonly<Record<string, Table>> = {
  industries: {
    about:
      'Industries of two levels. Filters and demands take ids of either level; a deal has the name of one of the second.',
    rows: industryTree,
  },
  regions: {
    about: `Regions of two levels; \`${anyId}\` (${anyRegion.name}) asks for none in particular.`,
    rows: regionTree,
  },
  rounds: { about: 'Financing rounds, the earliest first.', rows: rounds },
  'source-types': {
    about: 'Where a deal comes from (`sourceType`); `sourceTypes` of config.json adds others.',
    rows: sourceTypes.map(({ value, label }) => ({ id: value, name: label })),
  },
  marks: {
    about: 'Marks under which deals are gathered (`mark` of the list of deals).',
    rows: newEconomyCategories,
  },
  'soe-groups': { about: 'Groups of state-owned buyers (`group` of the list of demands).', rows: soeGroups },
  'buyer-types': { about: 'Kinds of buyers (`buyerType`).', rows: buyerTypes },
  'news-categories': { about: 'Categories of news (`category`).', rows: named(newsCategories) },
  'evidence-kinds': { about: 'What was looked into (`evidence`).', rows: named(evidenceNames) },
  'hidden-names': {
    about:
      'Names that `hidden` of a deal or a demand may hold; `documents` are the names of the documents. With `netProfit` each year loses all that is named under it.',
    rows: {
      sale: hideable,
      withNetProfit: hiddenWithProfit,
      buy: ['companyName', 'amount', 'funding', 'contact'],
    },
  },
  permissions: {
    about:
      'Words of `permissions` of the user info. The client asks for `nda:sign` alone, which full verification (`prove` 1) opens in any case; the others are opened by plans, are shown as rights, and the back end alone acts on them.',
    rows: {
      read: ['nda:sign'],
      opened: Object.fromEntries(plans.map(({ planId, opens }) => [planId, opens])),
    },
  },
  'plan-rights': {
    about:
      'Plans of the reference gateway with their rights. A back end may sell others: every plan names the same keys, and `value` is empty where the plan lacks the right.',
    rows: plans.map(({ planId, name, rights }) => ({ planId, name, rights })),
  },
  'publication-sale': {
    about:
      'Fields of a sale as `fields` of a publication holds them: texts by name, in the order of the form. `least` and `most` are characters.',
    rows: {
      fields: form(saleForm.saleSteps, saleForm.saleLabels, saleForm.saleLengths),
      choices: Object.fromEntries(Object.entries(saleChoices).map(([field, names]) => [field, named(names)])),
      limits: {
        documents: saleForm.documentLimits,
        highlights: saleForm.highlightLimits,
        publication: publicationLimits,
      },
      note: noteField('<field>', '<what was found>'),
    },
  },
  'publication-buy': {
    about: 'Fields of a demand likewise; `industries`, `regions` and `rounds` are ids with commas between.',
    rows: {
      fields: form(buyForm.buySteps, { ...saleForm.saleLabels, ...buyForm.buyLabels }, buyForm.buyLengths),
      choices: Object.fromEntries(Object.entries(buyChoices).map(([field, names]) => [field, named(names)])),
      limits: { chosen: buyForm.mostChosen, publication: publicationLimits },
    },
  },
  refusals: {
    about: 'Refusals by name, with their code and their words; numbers and names in the words are examples.',
    rows: allRefusals.map(({ name, code, text, retryAfter, changedTo }) => ({
      name,
      code,
      text,
      ...(retryAfter === undefined ? {} : { retryAfter }),
      ...(changedTo === undefined ? {} : { changedTo }),
    })),
  },
};
