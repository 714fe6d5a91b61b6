/** Where in a list the focus is: in which row, and on which of what can have it there. */
export interface RowFocus {
  readonly row: number;
  readonly place: number;
}

const focusables = (within: Element): readonly HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)'),
];

/** Null where it is elsewhere. */
export const rowFocusIn = (list: Element): RowFocus | null => {
  const { activeElement } = document;
  const rows = [...list.children];
  const row = rows.findIndex((each) => each.contains(activeElement));
  const place = rows
    .slice(row, row + 1)
    .flatMap(focusables)
    .findIndex((each) => each === activeElement);
  return row < 0 || place < 0 ? null : { row, place };
};

/** Gives the focus back to a row that was made anew, if nothing else has taken it meanwhile. */
export const focusAgain = (row: Element | null, { place }: RowFocus): void => {
  if (row !== null && document.activeElement === document.body)
    focusables(row)[place]?.focus({ preventScroll: true });
};

/**
 * Whoever stands at the end of a list when more is asked for goes back to its last row: the end makes room for another,
 * and what comes stands before it, one step ahead.
 */
export const leaveEnd = (end: Element | null): void => {
  const rows = end?.previousElementSibling ?? null;
  if (rows !== null && end?.contains(document.activeElement) === true) focusables(rows).at(-1)?.focus();
};
