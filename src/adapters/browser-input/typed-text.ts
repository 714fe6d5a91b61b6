const isTextField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type));

/**
 * Follows the fields into which the user types.
 * @returns whether a field that the user typed into is still on the page and holds text
 */
export const followTypedText = (
  page: Pick<Document, 'addEventListener' | 'querySelectorAll'>,
): (() => boolean) => {
  // Fields that left the page are not held.
  const typed = new WeakSet<HTMLInputElement | HTMLTextAreaElement>();
  page.addEventListener(
    'input',
    ({ target }) => {
      if (isTextField(target)) typed.add(target);
    },
    { capture: true, passive: true },
  );
  return () =>
    [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
      (field) => typed.has(field) && field.value !== '',
    );
};
