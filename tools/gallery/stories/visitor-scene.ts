import { matchingScene } from './matching-stories';
import { searchScene } from './search-stories';
import { noRegistration } from './activity-stories';
import { ownActivities } from './own-activities';
import { someSubmissions } from './investor-stories';
import { someStatistics } from './statistics-stories';
import { surveyOfFunds } from './survey';
import { ticketOf, ticketsAt } from './gate-tickets';
import { determinedReader, notDetermined } from './determinations';
import type { Scene } from '../scene/scene';
import { comparedDeals } from './compared-deals';
import { answered, never } from '../scene/answers';
import { assistantOpening, talks, wholeAnswer, wholeTurn } from './talks';
import {
  keptActivities,
  keptBuys,
  keptConferences,
  keptInvestors,
  keptOf,
  keptSales,
  keptTransfers,
} from './favourites';
import { banners, homeEvents, hotWords } from './home';
import { kindScenes } from './kind-stories';
import { fakePdf, slidePicture } from '../scene/fake-pdf';
import { buyDetail, buyOverview, buys, buysOf } from './buys';
import { history, thread } from './chat';
import { dealCounts } from './deal-counts';
import { deals, dealsOf, detail, homeDeals, overview } from './deals';
import { ownEnrolments, pendingEnrolment } from './enrolments';
import { choices, ownTickets, registration, validTicket } from './tickets';
import { membership, plans } from './membership';
import { messages, pageOf, plainMessage } from './messages';
import { waitingList } from './waiting';
import { counts, devices, profile, pushes } from './mine';
import { article, news, newsOf } from './news';
import { bidderCounts, bidderDeals, noBids, openBid } from './bids';
import { ndaRequests, pendingNda, unsignedNda } from './ndas';
import { order, orders, ordersOf } from './orders';
import { member, memberToken } from './people';
import { savedSearch, savedSearches } from './searches';
import { transferDetail, transfers, transfersOf } from './transfers';
import { salePoster } from './posters';
import { publication, publications, publicationsOf } from './publications';

/** Everything answers well, and nobody is logged in. */
export const visitorScene: Scene = {
  address: '/',
  token: null,
  user: answered(member()),
  unread: answered(12),
  assistantOpening: answered(assistantOpening),
  talks: answered(talks),
  talk: answered([wholeTurn]),
  answer: wholeAnswer,
  banners: answered(banners),
  events: answered(homeEvents),
  deals: answered(homeDeals),
  hotWords: answered(hotWords),
  overview: answered(overview),
  shareImage: answered({ path: '/icon-512.png' }),
  poster: answered(salePoster),
  draws: true,
  sale: answered(detail),
  saleCard: answered(detail),
  compared: answered(comparedDeals),
  dealBids: answered(noBids),
  bidPlaced: answered(openBid),
  bidderDeals: answered({ items: bidderDeals, total: bidderDeals.length, next: null }),
  moreBidderDeals: never,
  bidderCounts: answered(bidderCounts),
  nda: answered(unsignedNda),
  ndaSigned: answered(pendingNda),
  ndaRequests: answered({ items: ndaRequests, total: ndaRequests.length, next: null }),
  ndaDecided: never,
  ndaFile: never,
  evidence: never,
  sales: answered(dealsOf(deals, false)),
  moreSales: never,
  buys: answered(buysOf(buys, false)),
  moreBuys: never,
  buy: answered(buyDetail),
  buyCard: answered(buyDetail),
  buyOverview: answered(buyOverview),
  statistics: answered(someStatistics),
  survey: answered(surveyOfFunds),
  ticketChoices: answered(choices),
  ticketRegistered: answered(registration),
  ticketRegistration: answered(registration),
  tickets: answered(ownTickets),
  ticket: answered(validTicket),
  ownTickets: answered({ at: ticketsAt, list: [ticketOf()] }),
  keptTickets: null,
  gateList: never,
  scanned: never,
  camera: null,
  enrolments: answered(ownEnrolments),
  kinds: kindScenes,
  determination: answered(notDetermined),
  determined: answered(determinedReader),
  enrolled: answered(pendingEnrolment),
  dealCounts: answered(dealCounts),
  transfers: answered(transfersOf(transfers, false)),
  moreTransfers: never,
  transfer: answered(transferDetail),
  activityDesk: answered(noRegistration),
  ownActivities: answered({ list: ownActivities }),
  submissions: answered(someSubmissions),
  slide: answered(slidePicture),
  pdf: fakePdf(4),
  favouriteCounts: answered({ sale: 12, transfer: 2, buy: 3, investor: 5, conference: 5, activity: 9 }),
  favouriteSales: answered(keptOf(keptSales, false)),
  moreFavouriteSales: never,
  favouriteTransfers: answered(keptOf(keptTransfers, false)),
  moreFavouriteTransfers: never,
  favouriteBuys: answered(keptOf(keptBuys, false)),
  moreFavouriteBuys: never,
  favouriteInvestors: answered(keptOf(keptInvestors, false)),
  moreFavouriteInvestors: never,
  favouriteConferences: answered(keptOf(keptConferences, false)),
  moreFavouriteConferences: never,
  favouriteActivities: answered(keptOf(keptActivities, false)),
  moreFavouriteActivities: never,
  searches: answered(savedSearches),
  searchSaved: answered(savedSearch),
  ...searchScene,
  ...matchingScene,
  news: answered(newsOf(news, false)),
  moreNews: never,
  article: answered(article),
  publications: answered(publicationsOf(publications, false)),
  morePublications: never,
  publication: answered(publication()),
  publicationSaved: answered({ taken: true, publication: publication({ version: 5 }) }),
  messages: answered(pageOf(messages, false)),
  moreMessages: never,
  thread: answered(thread),
  history: answered(history),
  moreHistory: never,
  chatFile: never,
  consulted: answered({ to: thread.peer.id }),
  pending: [],
  waitingFiles: [],
  uploading: null,
  chatDraft: '',
  message: answered(plainMessage),
  login: answered(memberToken),
  wechatLogin: answered({ kind: 'token', token: memberToken }),
  cameFromWechat: null,
  socket: 'open',
  network: 'there',
  captcha: 'showing',
  environment: 'browser',
  consent: null,
  consents: answered([]),
  purposes: answered([{ purpose: 'recommendation', history: [] }]),
  purposeChanged: answered([{ purpose: 'recommendation', history: [] }]),
  recorded: answered([]),
  agreed: answered(undefined),
  verification: answered({ state: 'none' }),
  upload: never,
  uploadPreview: never,
  profile: answered(profile()),
  counts: answered(counts),
  waiting: answered(waitingList),
  devices: answered(devices),
  pushes: answered(pushes),
  pushPermission: 'unsupported',
  changedPassword: answered(2),
  done: answered(undefined),
  orders: answered(ordersOf(orders, false)),
  moreOrders: never,
  order: answered(order()),
  orderAsked: answered(undefined),
  orderChecked: never,
  plans: answered(plans),
  membership: answered(membership()),
  paysOnline: true,
  payment: { kind: 'idle' },
  reducedMotion: true,
};
