import { useId, type ReactElement } from 'react';
import type { FilterSection } from '../../../../application/deals/deal-filter/filter-context';
import {
  foldedAtFirst,
  industryChoices,
  regionChoices,
  roundChoices,
} from '../../../../domain/deal-filter/choice';
import { fieldText, longestFieldText } from '../../../../domain/text/field-text';
import { CutNote } from '../../../kit/form/field/cut-note';
import { AgeChoice } from './age-choice';
import { AnyBox, ChoiceBoxes, GroupBoxes } from './choice-boxes';
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
      <input
        id={id}
        autoComplete="off"
        maxLength={longestFieldText}
        value={value}
        onChange={({ target }) => onType(fieldText(target.value))}
      />
      <CutNote id={`${id}-cut`} text={value} />
      {hint === undefined ? null : <small>{hint}</small>}
    </div>
  );
}

/** All industries that are not folded; a chosen one never is. */
function Industries({ filter: { chosen, folded }, onChoose, onFold }: FilterFlow): ReactElement {
  const canFold = foldedAtFirst(chosen).length > 0;
  return (
    <>
      <ChoiceBoxes
        tree={industryChoices}
        folded={folded}
        chosen={chosen.industry}
        onChoose={(industry) => onChoose({ ...chosen, industry })}
      />
      {canFold ? (
        <button type="button" className="filter-fold" aria-expanded={folded.length === 0} onClick={onFold}>
          {folded.length === 0 ? text.fold : text.unfold(industryChoices.length)}
        </button>
      ) : null}
    </>
  );
}

function Regions({ filter: { chosen }, onChoose }: FilterFlow): ReactElement {
  const choose = (region: readonly string[]): void => onChoose({ ...chosen, region });
  return (
    <>
      <div className="choice-grid choice-any">
        <AnyBox word={text.anywhere} chosen={chosen.region} onChoose={choose} />
      </div>
      <ChoiceBoxes tree={regionChoices} chosen={chosen.region} onChoose={choose} />
    </>
  );
}

/** One part of the filter, as the sheet shows it. */
export function FilterPart({ part, ...flow }: FilterFlow & { readonly part: FilterSection }): ReactElement {
  const { chosen, range, rangeProblem, words } = flow.filter;
  switch (part) {
    case 'industry':
      return <Industries {...flow} />;
    case 'region':
      return <Regions {...flow} />;
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
          <Words label={text.keyword} value={words.keyword} hint={text.keywordHint} onType={flow.onKeyword} />
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
