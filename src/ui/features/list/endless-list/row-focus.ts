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

/** Returns the focus to a row that was rendered again, if nothing else has taken it meanwhile. */
export const focusAgain = (row: Element | null, { place }: RowFocus): void => {
  if (row !== null && document.activeElement === document.body)
    focusables(row)[place]?.focus({ preventScroll: true });
};

/**
 * Moves the focus from the end of the list to its last row when more is requested: the end is replaced, and
 * the new rows follow that row.
 */
export const leaveEnd = (end: Element | null): void => {
  const rows = end?.previousElementSibling ?? null;
  if (rows !== null && end?.contains(document.activeElement) === true) focusables(rows).at(-1)?.focus();
};
