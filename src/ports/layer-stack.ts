/** What lies on top of a page (sheet, dialog): the back gesture and button close it first (LAY-19). */
export interface LayerStack {
  /**
   * Lays something on top of the page.
   * @param id unique among the layers that lie there
   * @param onDismissed told once when back took the layer away; never after the layer was closed from here
   * @returns takes the layer away from here; does nothing when it is gone already
   */
  readonly open: (id: string, onDismissed: () => void) => () => void;
}
