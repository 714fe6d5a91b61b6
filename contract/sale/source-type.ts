/** Where a deal comes from: its value in addresses and on the wire, and its name for people (RTE-03). */
export interface SourceType {
  readonly value: string;
  readonly label: string;
}
