export interface AgreementSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
}

/** An agreement as people read it. A new wording is a new version with its own date. */
export interface AgreementText {
  readonly version: string;
  /** 'yyyy-MM-dd'. */
  readonly effectiveAt: string;
  readonly intro: string;
  readonly sections: readonly AgreementSection[];
}
