import { kinds } from '../../../contract/kind/kinds';
import type { FormTexts } from '../../../contract/publication/form-texts';
import { isKindWith } from '../../../contract/kind/capabilities';
import { isId } from '../../../contract/values/id';
import { readFilter } from '../deal-filter/read-filter';
import type { FormAddress } from './form-address';
import { formPlan } from './form-plan';

const stepIn = (text: string | null, most: number): number => {
  const step = /^[1-9]$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(step, Math.max(most, 1));
};

/** What a query asks for; null for the list, and for what is none. */
export const readFormAddress = (search: string): FormAddress | null => {
  const query = new URLSearchParams(search);
  const kind = query.get('kind') ?? '';
  if (!isKindWith('publication', kind)) return null;
  const id = query.get('id');
  return {
    kind,
    id: id !== null && isId(id) ? id : null,
    step: stepIn(query.get('step'), formPlan(kind).steps.length),
    field: query.get('field'),
  };
};

/** The initial texts of a new form, by its address: a demand for the filter of a list. */
export const givenTexts = (search: string): FormTexts => {
  const address = readFormAddress(search);
  if (address === null || address.id !== null) return {};
  const texts = formPlan(address.kind).fromFilter(readFilter(search, kinds.sale.sorts).filter);
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
};
