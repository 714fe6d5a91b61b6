import type { ReactElement, SyntheticEvent } from 'react';
import type { ChosenList } from '../../../../contract/assistant/understood';
import { kindsWith } from '../../../../contract/kind/capabilities';
import { kinds } from '../../../../contract/kind/kinds';
import { sortNames } from '../../../../contract/deal/sort-names';
import { changedList, type ChangedFields } from '../../../domain/assistant/chosen-list';
import {
  choiceName,
  industryChoices,
  regionChoices,
  roundChoices,
  type ChoiceTree,
} from '../../../domain/deal-filter/choice';
import { Button } from '../../kit/action/button/button';
import { assistantText as text } from './text';

export interface ChangeFormProps {
  readonly chosen: ChosenList;
  readonly onChoose: (chosen: ChosenList) => void;
  readonly onClose: () => void;
}

interface ChoiceProps {
  readonly name: 'industry' | 'region' | 'round';
  readonly tree: ChoiceTree;
  readonly ids: readonly string[];
}

/** One choice of a tree; several that were understood are one of its options. */
function Choice({ name, tree, ids }: ChoiceProps): ReactElement {
  const several = ids.map((id) => choiceName(tree, id) ?? id).join('、');
  return (
    <label>
      {text.fields[name]}
      <select name={name} defaultValue={ids.join(',')}>
        <option value="">{text.any}</option>
        {ids.length > 1 ? <option value={ids.join(',')}>{several}</option> : null}
        {tree.map((group) =>
          group.members.length === 0 ? (
            <option key={group.id} value={group.id}>
              {group.name}
            </option>
          ) : (
            <optgroup key={group.id} label={group.name}>
              <option value={group.id}>{text.whole(group.name)}</option>
              {group.members.map((member) => (
                <option key={member.id} value={member.id}>
                  {member.name}
                </option>
              ))}
            </optgroup>
          ),
        )}
      </select>
    </label>
  );
}

const Amount = ({
  name,
  value,
}: {
  readonly name: 'min' | 'max';
  readonly value: string | null;
}): ReactElement => (
  <label>
    {text.fields[name]}
    <input
      name={name}
      inputMode="decimal"
      pattern="[0-9]{1,12}([.][0-9]{1,4})?"
      title={text.amountForm}
      defaultValue={value ?? ''}
    />
  </label>
);

/** The conditions of a question, to be changed. Sending returns the list and the filter. */
export function ChangeForm({ chosen, onChoose, onClose }: ChangeFormProps): ReactElement {
  const { kind, filter } = chosen;
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const of = (name: keyof ChangedFields): string => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    onChoose(
      changedList(chosen, {
        kind: of('kind'),
        sort: of('sort'),
        industry: of('industry'),
        region: of('region'),
        round: of('round'),
        min: of('min'),
        max: of('max'),
        include: of('include'),
      }),
    );
  };
  return (
    <form className="change" aria-label={text.change} onSubmit={submit}>
      <label>
        {text.fields.kind}
        <select name="kind" defaultValue={kind}>
          {kindsWith('source').map((each) => (
            <option key={each} value={each}>
              {kinds[each].label}
            </option>
          ))}
        </select>
      </label>
      <label>
        {text.fields.sort}
        <select name="sort" defaultValue={filter.sort}>
          {kinds[kind].sorts.map((each) => (
            <option key={each} value={each}>
              {sortNames[each].label}
            </option>
          ))}
        </select>
      </label>
      <Choice name="industry" tree={industryChoices} ids={filter.industry} />
      <Choice name="region" tree={regionChoices} ids={filter.region} />
      <Choice name="round" tree={roundChoices} ids={filter.round} />
      <Amount name="min" value={filter.min} />
      <Amount name="max" value={filter.max} />
      <label>
        {text.fields.include}
        <input name="include" defaultValue={filter.include.join(' ')} />
      </label>
      <div className="change-acts">
        <Button onPress={onClose}>{text.cancelChange}</Button>
        <Button kind="primary" submits>
          {text.applyChange}
        </Button>
      </div>
    </form>
  );
}
