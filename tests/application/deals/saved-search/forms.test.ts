import { callsOf } from '../../../support/fakes/fake-families';
import {
  changeSearch,
  changeSearchRules,
  saveSearch,
  saveSearchRules,
} from '../../../../src/application/deals/saved-search/forms';
import type { SearchForm, SearchOf } from '../../../../src/domain/saved-search/search-form';
import { savedSearch } from '../../../../tools/gallery/stories/searches';
import { formContract, type FormNeeds } from '../../kit/form/form-contract';

const asked =
  <A>({ call }: Pick<FormNeeds<A>, 'call'>) =>
  (said: object, options?: { readonly signal?: AbortSignal | undefined }) =>
    call.call(said, options?.signal);
const unused = () => () => Promise.reject(new Error('this is not asked'));
const { id, name: _name, alert: _alert, fresh: _fresh, ...given } = savedSearch;
const search: SearchOf = given;
const sound: SearchForm = { name: '华东机器人', alert: 'daily' };
const initial: SearchForm = { name: '华东', alert: 'now' };

formContract({
  name: '[MKT-01] keeping a search',
  rules: saveSearchRules,
  machine: (needs) =>
    saveSearch({ ...needs, callOf: callsOf({ search: { save: asked(needs), change: unused } }) }),
  input: { userId: '7', given: search, initial },
  sound,
  sent: { ...search, ...sound },
  answer: savedSearch,
  notifiesNoTab: true,
  unsound: ['name', '长'.repeat(21)],
});

formContract({
  name: '[MKT-01] changing a search',
  rules: changeSearchRules,
  machine: (needs) =>
    changeSearch(
      { ...needs, callOf: callsOf({ search: { save: unused, change: asked(needs) } }) },
      needs.changed,
    ),
  input: { userId: '7', given: savedSearch, initial },
  sound,
  sent: { id, ...sound },
  answer: savedSearch,
  unsound: ['name', ' '],
});
