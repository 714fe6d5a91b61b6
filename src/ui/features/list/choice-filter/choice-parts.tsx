import { useState, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ChoiceCounts } from '../../../../../contract/kind/choice-counts';
import { hasBand, withBand, withChoice } from '../../../../domain/choice-filter/changed-choices';
import {
  chosenOf,
  type AskedTexts,
  type ChoiceFilter,
  type ChoicePart,
} from '../../../../domain/choice-filter/choice-filter';
import { isChosen } from '../../../../domain/deal-filter/choice';
import { choiceFilterText as text } from './text';

/** A list, its filter, and how its addresses are made. */
export interface ChoicesOf {
  readonly filter: ChoiceFilter<unknown>;
  readonly asked: AskedTexts;
  /** The path of the list. */
  readonly path: string;
  /** Null while they are not known. */
  readonly counts: ChoiceCounts | null;
}

interface ChipProps {
  readonly to: string;
  readonly word: string;
  readonly chosen: boolean;
  readonly count?: number | undefined;
}

const Chip = ({ to, word, chosen, count }: ChipProps): ReactElement => (
  <Link
    replace
    to={to}
    className={chosen ? 'chip chip-chosen' : 'chip'}
    aria-current={chosen ? 'true' : undefined}
  >
    {word}
    {count === undefined ? null : <small>{count}</small>}
  </Link>
);

type PartProps = ChoicesOf & { readonly part: ChoicePart };

/** The numbers of a part by its choices; empty where the gateway does not count it. */
const countsOf = (counts: ChoiceCounts | null, { name }: ChoicePart): ReadonlyMap<string, number> =>
  new Map((counts?.choices ?? []).filter(({ of }) => of === name).map(({ id, count }) => [id, count]));

/** Names of more than seven characters have a row of their own. */
const gridOf = ({ tree }: ChoicePart): string =>
  tree.some(({ name }) => name.length > 7) ? 'choice-grid choice-wide' : 'choice-grid';

interface GroupProps {
  readonly name: string;
  readonly count: number | undefined;
  readonly isChosen: boolean;
  /** Its chips; made only while it is unfolded. */
  readonly children: () => ReactNode;
}

/** A group that unfolds to its members; at first where something of it is chosen. */
function Group({ name, count, isChosen: isOpenAtFirst, children }: GroupProps): ReactElement {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <div className="column-group">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {name}
        {count === undefined ? null : <small>{count}</small>}
      </button>
      {isOpen ? <div className="choice-grid">{children()}</div> : null}
    </div>
  );
}

/** Groups that unfold to their members where there are any; else all choices next to each other. */
function Choices({ part, filter, asked, path, counts }: PartProps): ReactElement {
  const chosen = chosenOf(asked, part.name);
  const counted = countsOf(counts, part);
  const chip = (id: string, word: string): ReactElement => (
    <Chip
      key={id}
      to={path + filter.search(withChoice(asked, part, id))}
      word={word}
      chosen={isChosen(part.tree, chosen, id)}
      count={counted.size === 0 ? undefined : (counted.get(id) ?? 0)}
    />
  );
  if (part.tree.every(({ members }) => members.length === 0))
    return <div className={gridOf(part)}>{part.tree.map(({ id, name }) => chip(id, name))}</div>;
  return (
    <>
      {part.tree.map(({ id, name, members }) => (
        <Group
          key={id}
          name={name}
          count={counted.get(id)}
          isChosen={[id, ...members.map((member) => member.id)].some((one) => chosen.includes(one))}
        >
          {() => [chip(id, text.all(name)), ...members.map((member) => chip(member.id, member.name))]}
        </Group>
      ))}
    </>
  );
}

/** The parts of a filter below each other; each choice is an address of the list. */
export function ChoiceParts(props: ChoicesOf): ReactElement {
  const { filter, asked, path } = props;
  return (
    <>
      {filter.parts.map((part) => (
        <section key={part.name} className="column-part" aria-label={part.label}>
          <h3>{part.label}</h3>
          <Choices {...props} part={part} />
        </section>
      ))}
      {filter.range === null ? null : (
        <section className="column-part" aria-label={filter.range.label}>
          <h3>{filter.range.label}</h3>
          <div className="choice-grid">
            {filter.range.bands.map((band) => (
              <Chip
                key={band.word}
                to={path + filter.search(withBand(asked, band))}
                word={band.word}
                chosen={hasBand(asked, band)}
              />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
