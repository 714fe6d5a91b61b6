import type { MouseEvent, ReactElement } from 'react';
import { layoutText } from './text';

/** The id of the part of a page that the skip link leads to. */
export const mainId = 'main';

/** Moves the focus itself, so that the address gets no fragment that the history would have to know. */
const skip = (event: MouseEvent): void => {
  event.preventDefault();
  document.getElementById(mainId)?.focus();
};

/** The first stop of the keyboard on every page: past the navigation (LAY-17). */
export function SkipLink(): ReactElement {
  return (
    <a className="skip-link" href={`#${mainId}`} onClick={skip}>
      {layoutText.skip}
    </a>
  );
}
