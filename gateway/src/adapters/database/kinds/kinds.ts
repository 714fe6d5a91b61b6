import { activityKind } from './activity/kind';
import { buyKind } from './buy/kind';
import { conferenceKind } from './conference/kind';
import { fundKind } from './fund/kind';
import { investorKind } from './investor/kind';
import { newsKind } from './news/kind';
import { organizationKind } from './organization/kind';
import { presentationKind } from './presentation/kind';
import { parkKind } from './park/kind';
import { saleKind } from './sale/kind';
import { soeKind } from './soe/kind';
import { transferKind } from './transfer/kind';

/** Every kind of thing that is stored: the only list of them. The features that work across kinds read it and name none. */
export const storedKinds = {
  sale: saleKind,
  buy: buyKind,
  transfer: transferKind,
  investor: investorKind,
  fund: fundKind,
  soe: soeKind,
  organization: organizationKind,
  presentation: presentationKind,
  park: parkKind,
  conference: conferenceKind,
  activity: activityKind,
  news: newsKind,
} as const;
