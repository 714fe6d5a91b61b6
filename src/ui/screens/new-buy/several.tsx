import type { ReactElement } from 'react';
import { idsIn } from '../../../../contract/publication/buy-form';
import { fieldLabel } from '../../../../contract/publication/field-label';
import { anyId } from '../../../../contract/reference/any';
import { namesIn } from '../../../domain/buy/buy-words';
import { isChosen, settledChoice, type ChoiceTree } from '../../../domain/deal-filter/choice';
import { ChoiceBoxes, GroupBoxes } from '../../features/list/deal-filter/choice-boxes';
import { FieldError } from '../../kit/form/field/field-error';
import { useFocusRequest } from '../../kit/form/field/use-focus-request';
import { elementId, type TypedForm } from './typed-form';
import { newBuyText } from './text';

const text = newBuyText.form;

export interface SeveralProps {
  readonly form: TypedForm;
  readonly field: string;
  readonly tree: ChoiceTree;
  /** What it means to choose nothing, where that is allowed; 不限 is a choice otherwise. */
  readonly none?: string;
}

const countIn = (group: ChoiceTree[number], chosen: readonly string[]): number =>
  group.members.filter(({ id }) => isChosen([group], chosen, id)).length;

interface GroupsProps {
  readonly tree: ChoiceTree;
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
}

/** Groups that unfold to their members, each with how many of them are chosen. */
function Groups({ tree, chosen, onChoose }: GroupsProps): ReactElement {
  return (
    <div className="pub-groups">
      {tree.map((group) => {
        const rest = chosen.filter((id) => settledChoice([group], [id]).length === 0);
        const count = countIn(group, chosen);
        return (
          <details key={group.id}>
            <summary>
              {group.name}
              {count === 0 ? null : <b>{text.chosenOf(count)}</b>}
            </summary>
            <ChoiceBoxes
              tree={[group]}
              chosen={chosen}
              onChoose={(ids) => onChoose(settledChoice(tree, [...rest, ...ids]))}
            />
          </details>
        );
      })}
    </div>
  );
}

/** Several of a tree, or 不限, which excludes all others. */
export function Several({ form, field, tree, none }: SeveralProps): ReactElement {
  const fieldset = useFocusRequest<HTMLFieldSetElement>(form.focusRequestOf(field));
  const ids = idsIn(form.texts, field);
  const fault = form.faultOf(field);
  const chosen = ids.filter((id) => id !== anyId);
  const isAny = ids.includes(anyId);
  const choose = (next: readonly string[]): void => form.onType(field, next.join(','));
  const choices = { tree, chosen, onChoose: choose };
  return (
    <fieldset
      ref={fieldset}
      tabIndex={-1}
      className={form.isRequired(field) ? 'choice pub-several pub-required' : 'choice pub-several'}
      aria-describedby={fault === undefined ? undefined : `${elementId(field)}-error`}
    >
      <legend>{fieldLabel(field)}</legend>
      {none === undefined ? (
        <label className={isAny ? 'chip chip-chosen' : 'chip'}>
          <input type="checkbox" checked={isAny} onChange={() => choose(isAny ? [] : [anyId])} />
          {text.any}
        </label>
      ) : (
        <p className="pub-hint">{none}</p>
      )}
      {chosen.length === 0 ? null : <p className="pub-chosen">{namesIn(tree, chosen).join('、')}</p>}
      {none === undefined ? <Groups {...choices} /> : <GroupBoxes {...choices} />}
      {fault === undefined ? null : <FieldError id={`${elementId(field)}-error`}>{fault}</FieldError>}
    </fieldset>
  );
}
