const isTextField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type));

/**
 * Follows the fields into which the user types.
 * @returns whether a field that the user typed into is still on the page and holds text
 */
export const followTypedText = (page: Pick<Document, 'addEventListener'>): (() => boolean) => {
  const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();
  page.addEventListener(
    'input',
    ({ target }) => {
      if (isTextField(target)) typed.add(target);
    },
    { capture: true, passive: true },
  );
  return () => {
    for (const field of typed) if (!field.isConnected) typed.delete(field);
    return [...typed].some(({ value }) => value !== '');
  };
};
