import type { EnquiryAbout } from '../../../../../contract/enquiry/enquiry';
import type { ArticlePart } from './article-parts';

/** The words of an information page: it is made of them alone (SCR-15). */
export interface ArticleText {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly ArticlePart[];
}

/** The words of a service's page, which ends with a form for an enquiry. */
export interface ServiceText extends ArticleText {
  readonly enquiry: {
    readonly about: EnquiryAbout;
    readonly title: string;
    /** Who answers, and when. */
    readonly lead: string;
  };
}
