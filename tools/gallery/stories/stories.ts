import { articleStories } from './article-stories';
import { assistantStories } from './assistant-stories';
import { buyStories } from './buy-stories';
import { bidStories } from './bid-stories';
import { dealListStories } from './deal-list-stories';
import { everyPageStories } from './every-page-stories';
import { favouriteStories } from './favourite-stories';
import { matchingStories } from './matching-stories';
import { membershipStories } from './membership-stories';
import { mineStories } from './mine-stories';
import { chatStories } from './chat-stories';
import { memberStories } from './member-stories';
import { ndaStories } from './nda-stories';
import { newsStories } from './news-stories';
import { orderStories } from './order-stories';
import { paymentStories } from './payment-stories';
import { privacyStories } from './privacy-stories';
import { posterStories } from './poster-stories';
import { publicationStories } from './publication-stories';
import type { Story } from './story';
import { kindStories } from './kind-stories';
import { searchStories } from './search-stories';
import { statisticsStories } from './statistics-stories';
import { surveyStories } from './survey-stories';
import { ticketStories } from './ticket-stories';
import { ticketCodeStories } from './ticket-code-stories';
import { transferStories } from './transfer-stories';
import { verificationStories } from './verification-stories';
import { visitorStories } from './visitor-stories';
import { waysInStories } from './ways-in-stories';
import { wechatStories } from './wechat-stories';

/** Every picture of the gallery, in its order. */
export const stories: readonly Story[] = [
  ...visitorStories,
  ...dealListStories,
  ...transferStories,
  ...kindStories,
  ...favouriteStories,
  ...buyStories,
  ...ndaStories,
  ...newsStories,
  ...searchStories,
  ...posterStories,
  ...publicationStories,
  ...waysInStories,
  ...wechatStories,
  ...chatStories,
  ...memberStories,
  ...mineStories,
  ...articleStories,
  ...matchingStories,
  ...statisticsStories,
  ...surveyStories,
  ...ticketCodeStories,
  ...membershipStories,
  ...bidStories,
  ...orderStories,
  ...ticketStories,
  ...paymentStories,
  ...verificationStories,
  ...assistantStories,
  ...privacyStories,
  ...everyPageStories,
];
