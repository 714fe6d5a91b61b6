/**
 * Refuses files that are dropped where nothing takes them: the browser would leave the page and open the file. A place
 * that takes files prevents the default itself, and a file input takes them by its default.
 */
export const refuseStrayDrops = (page: Pick<Window, 'addEventListener'>): void => {
  const refuse = (event: DragEvent): void => {
    const { target, dataTransfer } = event;
    if (event.defaultPrevented || dataTransfer === null || !dataTransfer.types.includes('Files')) return;
    if (target instanceof HTMLInputElement && target.type === 'file') return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  page.addEventListener('dragover', refuse);
  page.addEventListener('drop', refuse);
};
