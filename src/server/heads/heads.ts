import type { PageName } from '../../domain/route/page-at';
import { activityHead, activityListHead } from './activity-heads';
import { fundSurveyHead, investDecisionHead } from './article-heads';
import { conferenceHead, conferenceListHead } from './conference-heads';
import { comparisonHead, saleDetailHead, saleLandingHead, saleListHead, saleMarksHead } from './deal-heads';
import {
  demandHead,
  demandLandingHead,
  demandListHead,
  programmeAdHead,
  programmeHead,
} from './demand-heads';
import type { HeadOf, PageHead } from './head';
import { newsDetailHead, newsHead } from './news-heads';
import { presentationHead, presentationListHead } from './presentation-heads';
import {
  investorHead,
  investorListHead,
  organizationHead,
  organizationListHead,
  parkHead,
  parkListHead,
} from './named-heads';
import { transferHead, transferListHead } from './transfer-heads';

/** Pages whose heads say more than their route's title; made on the server alone, so that no browser fetches them. */
const heads: Partial<Record<PageName, (of: HeadOf) => PageHead>> = {
  saleList: saleListHead,
  saleCompare: comparisonHead,
  saleMarks: saleMarksHead,
  saleLanding: saleLandingHead,
  saleDetail: saleDetailHead,
  buyLanding: demandLandingHead,
  buyHundred: programmeHead,
  buyHundredAd: programmeAdHead,
  buyList: demandListHead,
  buyDetail: demandHead,
  transferList: transferListHead,
  transferDetail: transferHead,
  investorList: investorListHead,
  investorDetail: investorHead,
  organizationList: organizationListHead,
  organizationDetail: organizationHead,
  presentationList: presentationListHead,
  presentationDetail: presentationHead,
  parkList: parkListHead,
  parkDetail: parkHead,
  conferenceList: conferenceListHead,
  conferenceDetail: conferenceHead,
  activityList: activityListHead,
  activityDetail: activityHead,
  news: newsHead,
  newsDetail: newsDetailHead,
  investDecision: investDecisionHead,
  fundSurvey: fundSurveyHead,
  share: () => ({ isOver: true }),
  redirect: () => ({ isOver: true }),
};

/** What a page says of itself; nothing of its own where it has no more than a title. */
export const headOf = (name: PageName | null, of: HeadOf): PageHead =>
  name === null ? {} : (heads[name]?.(of) ?? {});
