/** What lies on top of a page (sheet, dialog): the back gesture and button close it first (LAY-19). */
export interface LayerStack {
  /**
   * Opens a layer on top of the page.
   * @param id unique among the open layers
   * @param onDismissed called once when back closed the layer; never after the layer was closed from here
   * @returns closes the layer from here; does nothing when it is closed already
   */
  readonly open: (id: string, onDismissed: () => void) => () => void;
}
