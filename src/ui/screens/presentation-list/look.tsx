import { presentationForms, type Presentation } from '../../../../contract/presentation/presentation';
import type { ChoiceLook } from '../../features/page/choice-list-page';
import { dayOf } from '../../features/thing/facts';
import { AmountValue } from '../../kit/display/amount/amount-value';
import { shownOrAbsent } from '../../kit/display/amount/shown-or-absent';
import { presentationListText as text } from './text';

/** Roadshow presentations by a filter. */
export const presentationListLook: ChoiceLook<Presentation> = {
  measure: '场',
  lead: text.lead,
  heads: text.heads,
  card: ({ title, company, industry, region, round, form, amount, at, pageCount, gated }) => ({
    title,
    origin: [company, region],
    tags: [gated ? text.ofFund : '', industry, round, presentationForms[form]].filter((word) => word !== ''),
    figures: [
      { name: text.amount, value: <AmountValue of={shownOrAbsent(amount)} absent={text.negotiable} /> },
      { name: text.day, value: dayOf(at) },
      { name: text.pages, value: text.many(pageCount) },
    ],
  }),
};
