import { useCallback, useLayoutEffect, useMemo, useRef, type ReactElement } from 'react';
import { filterSections, type FilterSection } from '../../../../application/deals/deal-filter/filter-context';
import type { DealFilterStatus } from '../../../../application/deals/deal-filter/status';
import { useBeingRead } from '../../../kit/page/use-being-read';
import type { FilterFlow } from './filter-flow';
import { FilterPart } from './filter-part';
import { dealFilterText as text } from './text';

const countIn = ({ chosen }: DealFilterStatus, section: FilterSection): number => {
  switch (section) {
    case 'amount':
      return chosen.min === null && chosen.max === null ? 0 : 1;
    case 'within':
      return chosen.within === null ? 0 : 1;
    case 'words':
      return chosen.include.length + chosen.exclude.length + (chosen.keyword === null ? 0 : 1);
    default:
      return chosen[section].length;
  }
};

/** Returns the setting of a part, in words; '' without one. */
const said = (filter: DealFilterStatus, section: FilterSection): string => {
  const count = countIn(filter, section);
  if (count === 0) return '';
  return section === 'amount' || section === 'within' ? text.isSet : text.chosen(count);
};

const idOf = (section: FilterSection): string => `filter-${section}`;

/** Under the head of the part that was gone to. */
const line = '85%';

const goTo = (frame: HTMLElement | null, section: FilterSection): void => {
  const part = document.getElementById(idOf(section));
  if (frame !== null && part !== null) frame.scrollTop = part.offsetTop;
};

/**
 * The parts of the filter below each other, next to their names: the name of the part being read is marked.
 */
export function FilterParts(flow: FilterFlow): ReactElement {
  const { filter, kind, onSection } = flow;
  const frame = useRef<HTMLDivElement>(null);
  const openedAt = useRef(filter.section);
  // It opens at the part that was asked for.
  useLayoutEffect(() => goTo(frame.current, openedAt.current), []);
  const ids = useMemo(() => kind.sections.map(idOf), [kind]);
  const onRead = useCallback(
    (id: string) => {
      const read = filterSections.find((section) => idOf(section) === id);
      if (read !== undefined) onSection(read);
    },
    [onSection],
  );
  useBeingRead({ ids, line, frame, onRead });
  return (
    <div className="filter-body">
      <div className="filter-parts" role="group" aria-label={text.sectionNames}>
        {kind.sections.map((section) => (
          <button
            key={section}
            type="button"
            aria-current={section === filter.section}
            onClick={() => goTo(frame.current, section)}
          >
            {text.sections[section]}
            <small>{said(filter, section)}</small>
          </button>
        ))}
      </div>
      <div ref={frame} className="filter-part">
        {kind.sections.map((section) => (
          <section key={section} id={idOf(section)} aria-labelledby={`${idOf(section)}-name`}>
            <h3 id={`${idOf(section)}-name`}>{text.sections[section]}</h3>
            <FilterPart {...flow} part={section} />
          </section>
        ))}
      </div>
    </div>
  );
}
