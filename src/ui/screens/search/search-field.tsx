import { useEffect, useId, type KeyboardEvent, type ReactElement, type RefObject } from 'react';
import { kinds } from '../../../../contract/kind/kinds';
import { findLimits } from '../../../../contract/search/found';
import type { FindBoxStatus } from '../../../application/deals/find-box/status';
import type { FindBoxEvent } from '../../../application/deals/find-box/setup';
import { findPath } from '../../../domain/find/find-path';
import type { FindOption } from '../../../domain/find/find-options';
import { Button } from '../../kit/action/button/button';
import { isSearchKey } from '../../kit/form/search-key';
import { MarkedWords } from '../../kit/display/found-text/marked-words';
import { Drawing } from '../../kit/display/icon/drawing';
import { rowGlyphs } from '../../kit/display/icon/row-glyphs';
import { HitFacts } from './hit-row';
import { searchText as text } from './text';
import '../../kit/form/field/search-cross.css';

export interface SearchFieldProps {
  readonly status: FindBoxStatus;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly send: (event: FindBoxEvent) => void;
}

const Option = ({ option }: { readonly option: FindOption }): ReactElement =>
  option.kind === 'word' ? (
    <>
      <Drawing lines={rowGlyphs.magnifier} size={20} />
      <span className="option-text">
        <MarkedWords of={option.word.word} />
      </span>
      <span className="option-kind">{text.results(option.word.count)}</span>
    </>
  ) : (
    <>
      <Drawing lines={rowGlyphs.document} size={20} />
      <span className="option-text">
        <MarkedWords of={option.hit.title} />
        <small>
          <HitFacts hit={option.hit} />
        </small>
      </span>
      <span className="option-kind">{kinds[option.hit.kind].shortLabel}</span>
    </>
  );

/** The field with its suggestions, a combobox: arrow keys lead through them, Enter takes one, Escape closes them. */
export function SearchField({ status, field, send }: SearchFieldProps): ReactElement {
  const { options, active } = status;
  const id = useId();
  const isOpen = options.length > 0;
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent): void => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [field]);
  const press = (event: KeyboardEvent): void => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      send({ type: 'find.closed' });
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    send({ type: 'find.moved', by: event.key === 'ArrowDown' ? 1 : -1 });
  };
  const optionId = (place: number): string => `${id}-${place}`;
  return (
    <form
      className="find-form"
      role="search"
      action={findPath}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'find.submitted' });
        field.current?.blur();
      }}
    >
      <input
        ref={field}
        type="search"
        name="q"
        role="combobox"
        aria-label={text.field}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={active === null ? undefined : optionId(active)}
        placeholder={text.placeholder}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={findLimits.text}
        value={status.text}
        onChange={({ target }) => send({ type: 'find.typed', text: target.value })}
        onCompositionStart={() => send({ type: 'find.composing' })}
        onCompositionEnd={({ currentTarget }) => send({ type: 'find.composed', text: currentTarget.value })}
        onKeyDown={press}
        onBlur={() => send({ type: 'find.closed' })}
      />
      <Button submits kind="plain" small>
        {text.send}
      </Button>
      <ul
        id={`${id}-list`}
        className="find-options"
        role="listbox"
        aria-label={text.suggestions}
        hidden={!isOpen}
      >
        {options.map((option, place) => (
          <li
            key={option.kind === 'word' ? option.word.word.text : `${option.hit.kind} ${option.hit.id}`}
            id={optionId(place)}
            role="option"
            aria-selected={place === active}
            // The field keeps the focus, so that the press is not lost with the list.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => send({ type: 'find.chosen', place })}
          >
            <Option option={option} />
          </li>
        ))}
      </ul>
    </form>
  );
}
