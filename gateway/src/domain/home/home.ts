export interface Banner {
  readonly id: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly subtitle: string;
  /** A path inside the application, or null. */
  readonly link: string | null;
  readonly sort: number;
}

export interface HotWord {
  readonly id: string;
  readonly word: string;
  readonly sort: number;
}
