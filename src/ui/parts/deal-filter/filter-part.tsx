import { useId, type ReactElement } from 'react';
import type { FilterSection } from '../../../application/deal-filter/filter-context';
import { industryChoices, regionChoices, roundChoices } from '../../../domain/deal-filter/choice';
import { AgeChoice } from './age-choice';
import { ChoiceBoxes, GroupBoxes } from './choice-boxes';
import type { FilterFlow } from './filter-flow';
import { RangeFields } from './range-fields';
import { dealFilterText as text } from './text';

interface WordsProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly onType: (text: string) => void;
}

function Words({ label, value, hint, onType }: WordsProps): ReactElement {
  const id = useId();
  return (
    <div className="filter-words">
      <label htmlFor={id}>{label}</label>
      <input id={id} autoComplete="off" value={value} onChange={({ target }) => onType(target.value)} />
      {hint === undefined ? null : <small>{hint}</small>}
    </div>
  );
}

/** One part of the filter, as the sheet shows it. */
export function FilterPart({ part, ...flow }: FilterFlow & { readonly part: FilterSection }): ReactElement {
  const { chosen, range, rangeProblem, words } = flow.filter;
  switch (part) {
    case 'industry':
    case 'region':
      return (
        <ChoiceBoxes
          tree={part === 'industry' ? industryChoices : regionChoices}
          chosen={chosen[part]}
          onChoose={(ids) => flow.onChoose({ ...chosen, [part]: ids })}
        />
      );
    case 'round':
      return (
        <GroupBoxes
          tree={roundChoices}
          chosen={chosen.round}
          onChoose={(round) => flow.onChoose({ ...chosen, round })}
        />
      );
    case 'amount':
      return <RangeFields range={range} problem={rangeProblem} onType={flow.onRange} />;
    case 'within':
      return <AgeChoice chosen={chosen.within} onChoose={(within) => flow.onChoose({ ...chosen, within })} />;
    case 'words':
      return (
        <>
          <Words label={text.keyword} value={words.keyword} onType={flow.onKeyword} />
          <Words
            label={text.include}
            value={words.include}
            hint={text.wordsHint}
            onType={(typed) => flow.onWords('include', typed)}
          />
          <Words
            label={text.exclude}
            value={words.exclude}
            hint={text.wordsHint}
            onType={(typed) => flow.onWords('exclude', typed)}
          />
        </>
      );
  }
}
