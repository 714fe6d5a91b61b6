import type { ReactElement } from 'react';
import { isChosen, toggledChoice, type ChoiceTree } from '../../../../domain/deal-filter/choice';
import '../../../kit/form/field/choice-chips.css';
import './choice-boxes.css';
import { dealFilterText as text } from './text';

export interface ChoiceBoxesProps {
  readonly tree: ChoiceTree;
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
}

interface BoxProps extends ChoiceBoxesProps {
  readonly id: string;
  readonly word: string;
}

function Box({ tree, chosen, onChoose, id, word }: BoxProps): ReactElement {
  const on = isChosen(tree, chosen, id);
  return (
    <label className={on ? 'chip chip-chosen' : 'chip'}>
      <input type="checkbox" checked={on} onChange={() => onChoose(toggledChoice(tree, chosen, id))} />
      {word}
    </label>
  );
}

/** The chip for no choice: it is chosen while nothing else is. */
export const AnyBox = ({
  word,
  chosen,
  onChoose,
}: Pick<ChoiceBoxesProps, 'chosen' | 'onChoose'> & { readonly word: string }): ReactElement => (
  <label className={chosen.length === 0 ? 'chip chip-chosen' : 'chip'}>
    <input type="checkbox" checked={chosen.length === 0} onChange={() => onChoose([])} />
    {word}
  </label>
);

/** Choices of two levels as chips, several at a time: under each group that is not folded away all of it, and its members. */
export function ChoiceBoxes({
  tree,
  folded = [],
  ...rest
}: ChoiceBoxesProps & { readonly folded?: readonly string[] }): ReactElement {
  const unfolded = tree.filter(({ id }) => !folded.includes(id));
  return (
    <>
      {unfolded.map(({ id, name, members }) => (
        <fieldset key={id} className="choice-boxes">
          <legend>
            {name}
            <small>{text.several}</small>
          </legend>
          <div className="choice-grid">
            <Box tree={tree} {...rest} id={id} word={text.all(name)} />
            {members.map((member) => (
              <Box key={member.id} tree={tree} {...rest} id={member.id} word={member.name} />
            ))}
          </div>
        </fieldset>
      ))}
    </>
  );
}

/** Choices of one level: only the groups, after the chip for none of them where it has a word. */
export function GroupBoxes({
  tree,
  any,
  ...rest
}: ChoiceBoxesProps & { readonly any?: string }): ReactElement {
  return (
    <div className="choice-grid">
      {any === undefined ? null : <AnyBox word={any} {...rest} />}
      {tree.map(({ id, name }) => (
        <Box key={id} tree={tree} {...rest} id={id} word={name} />
      ))}
    </div>
  );
}
