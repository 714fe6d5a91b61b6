type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = 'input, textarea, select';

const isField = (element: Element): element is Field => element.matches(fields);

/** What the server sent in it. */
const sentIn = (field: Field): string =>
  'defaultValue' in field
    ? field.defaultValue
    : (field.querySelector<HTMLOptionElement>('[selected]')?.value ?? field.value);

/** React compares with what it last saw: emptied first, by its own setter, the text is news to it and to the flow. */
const typeAgain = (field: Field, text: string): void => {
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
  field.dispatchEvent(new Event('defaultValue' in field ? 'input' : 'change', { bubbles: true }));
};

/**
 * Holds presses on buttons that the server sent, and typed and chosen values of its fields, until the page answers
 * them: a person need not know when a visible page begins to answer. Links need no holding, they work by themselves; so
 * do checkboxes.
 * @returns replays the typed and chosen values, then each button's press once, and ends the holding
 */
export const holdPresses = (page: Document): (() => void) => {
  const pressed = new Set<HTMLElement>();
  const typed = new Map<Field, string>();
  const keep = (field: Field): void => {
    // Only what holds text has a place in it to type at.
    if (!('selectionStart' in field) || field.selectionStart !== null) typed.set(field, field.value);
  };
  const hold = (event: Event): void => {
    const { target, type } = event;
    if (type === 'click') {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button === null) return;
      // A form that nothing answers yet would be sent as an address.
      event.preventDefault();
      pressed.add(button);
    } else if (target instanceof Element && isField(target)) {
      // A composed text is sent when it is complete; setting the field's value would end the composition.
      if (event instanceof InputEvent && event.isComposing) typed.delete(target);
      else keep(target);
    }
  };
  // Typed, or filled in by the browser, before this script came.
  for (const field of page.querySelectorAll<Field>(fields)) if (field.value !== sentIn(field)) keep(field);
  const held = ['click', 'input', 'compositionend'];
  for (const type of held) page.addEventListener(type, hold, { capture: true });
  return () => {
    for (const type of held) page.removeEventListener(type, hold, { capture: true });
    for (const [field, text] of typed) typeAgain(field, text);
    for (const button of pressed) button.click();
  };
};
