/**
 * Holds presses on buttons that the server sent, as long as nothing answers them: a person need not know when a
 * page that can be seen begins to answer. Links need nothing held, they lead on by themselves.
 * @returns makes the presses, each button's once, and holds no more
 */
export const holdPresses = (page: Document): (() => void) => {
  const pressed = new Set<HTMLElement>();
  const hold = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null) return;
    // A form that nothing answers yet would be sent as an address.
    event.preventDefault();
    pressed.add(button);
  };
  page.addEventListener('click', hold, { capture: true });
  return () => {
    page.removeEventListener('click', hold, { capture: true });
    for (const button of pressed) button.click();
  };
};
