import type { SavedSearch } from '../../../../contract/search/saved-search';
import { searchAddress } from '../../../domain/saved-search/search-address';
import {
  isAlert,
  searchErrors,
  type SearchForm,
  type SearchOf,
} from '../../../domain/saved-search/search-form';
import type { FormDrafts } from '../../../ports/form-drafts';
import type { LayerStack } from '../../../ports/layer-stack';
import { formRules, type FormRules } from '../../kit/form/rules';
import { sheetForm } from '../../kit/sheet-form/definition';
import type { SheetFormMachine } from '../../kit/sheet-form/machine';
import type { CallOf } from '../../../ports/gateways';

const common = {
  fields: ['name', 'alert'],
  noErrors: {},
  errorsOf: searchErrors,
  takes: (field: keyof SearchForm, text: string) => field === 'name' || isAlert(text),
  refusedField: (message: string) => (message.startsWith('请填写名称') ? ('name' as const) : null),
} as const;

/** Keeping a list with its filter under a name (MKT-01). */
export const saveSearchRules: FormRules<SearchForm, SearchOf, SavedSearch> = formRules({
  ...common,
  draftName: (search) => `save-search ${searchAddress(search)}`,
});

/** Another name, and when the member is notified. */
export const changeSearchRules: FormRules<SearchForm, SavedSearch, SavedSearch> = formRules({
  ...common,
  draftName: ({ id }) => `change-search ${id}`,
});

export type SaveSearchMachine = SheetFormMachine<SearchForm, SearchOf, SavedSearch>;
export type ChangeSearchMachine = SheetFormMachine<SearchForm, SavedSearch, SavedSearch>;

export interface SearchFormPorts {
  readonly drafts: FormDrafts;
  readonly layers: LayerStack;
  readonly callOf: CallOf;
}

const trimmed = ({ name, alert }: SearchForm): SearchForm => ({ name: name.trim(), alert });

/** The same search under the same name is kept once, so that saving carries no key. */
export const saveSearch = ({ callOf, ...ports }: SearchFormPorts): SaveSearchMachine => {
  const save = callOf(({ search }) => search.save);
  return sheetForm(ports, saveSearchRules, {
    send: (typed, search, options) => save({ ...search, ...trimmed(typed) }, options),
  });
};

/** @param changed notifies the page that its list is old */
export const changeSearch = (
  { callOf, ...ports }: SearchFormPorts,
  changed: () => void,
): ChangeSearchMachine => {
  const change = callOf(({ search }) => search.change);
  return sheetForm(ports, changeSearchRules, {
    send: (typed, { id }, options) => change({ id, ...trimmed(typed) }, options),
    taken: changed,
  });
};
