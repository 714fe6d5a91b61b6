const fields = 'input, textarea, select, [contenteditable]';

/** Whether a key means the search: Ctrl-K, and '/' outside of a field (DSK-03). Not under a sheet or a dialog. */
export const isSearchKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean => {
  if (altKey || document.querySelector('[role="dialog"], dialog[open]') !== null) return false;
  if (key.toLowerCase() === 'k') return ctrlKey || metaKey;
  const inField = target instanceof Element && target.matches(fields);
  return key === '/' && !ctrlKey && !metaKey && !inField;
};
