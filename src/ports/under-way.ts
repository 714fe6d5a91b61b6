/** What a reload of the page would break off. */
export type Work = 'typing' | 'paying' | 'sending';

/** Whether the user is in the middle of something. */
export interface UnderWay {
  /** Null where nothing would be lost. */
  readonly work: () => Work | null;
}
