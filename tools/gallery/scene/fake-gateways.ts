import { right } from 'fp-ts/Either';
import { map } from 'fp-ts/Record';
import { families } from '../../../contract/families';
import type { Gateways } from '../../../src/ports/gateways';
import { answered, callOf, never } from './answers';
import { fakeChat } from './fake-chat';
import { fakeMemberGateways } from './fake-member-gateways';
import { fakeOrderGateways } from './fake-order-gateways';
import { kindCalls } from './kind-scene';
import type { Scene } from './scene';
import type { SceneCalls } from './scene-calls';

const fakeAccount = ({ user, login, wechatLogin }: Scene): Gateways['account'] => ({
  loginByPassword: () => callOf(login),
  loginByCode: () => callOf(login),
  loginByValidate: () => callOf(login),
  loginByWechat: () => callOf(wechatLogin),
  register: () => callOf(login),
  checkCode: () => callOf(answered(undefined)),
  resetPassword: () => callOf(answered(undefined)),
  captchaPass: () => callOf(answered({ ticket: null, randstr: null })),
  logout: () => callOf(answered(undefined)),
  renewToken: () => callOf(login),
  currentUser: () => callOf(user),
});

const answeredIn = (scene: Scene): SceneCalls => ({
  account: fakeAccount(scene),
  consent: {
    agree: () => callOf(scene.agreed),
    list: () => callOf(scene.consents),
    withdraw: () => callOf(answered(undefined)),
    exportData: () => callOf(answered({ exportedAt: 0, records: {} })),
    purposes: () => callOf(scene.purposes),
    give: () => callOf(scene.purposeChanged),
    takeBack: () => callOf(scene.purposeChanged),
  },
  assistant: {
    opening: () => callOf(scene.assistantOpening),
    conversations: () => callOf(scene.talks),
    messages: () => callOf(scene.talk),
    stop: () => callOf(scene.done),
    feedback: () => callOf(scene.done),
    remove: () => callOf(scene.done),
  },
  bid: {
    ofDeal: () => callOf(scene.dealBids),
    place: () => callOf(scene.bidPlaced),
    withdraw: () => callOf(scene.done),
    answer: () => callOf(scene.done),
    list: ({ page }) => callOf(page === 1 ? scene.bidderDeals : scene.moreBidderDeals),
    counts: () => callOf(scene.bidderCounts),
  },
  buy: {
    list: ({ page }) => callOf(page === 1 ? scene.buys : scene.moreBuys),
    counts: () => callOf(scene.dealCounts),
    detail: () => callOf(scene.buy),
    card: () => callOf(scene.buyCard),
    overview: () => callOf(scene.buyOverview),
  },
  chat: fakeChat(scene),
  code: {
    forLogin: () => callOf(scene.done),
    forForgotten: () => callOf(scene.done),
    forIdentity: () => callOf(scene.done),
  },
  determination: {
    own: () => callOf(scene.determination),
    save: () => callOf(scene.determined),
  },
  presentationPicture: { read: () => callOf(scene.slide) },
  statistics: { read: () => callOf(scene.statistics) },
  gate: {
    tickets: () => callOf(scene.ownTickets),
    register: () => callOf(scene.ownTickets),
    list: () => callOf(scene.gateList),
    scan: () => callOf(scene.scanned),
  },
  survey: { current: () => callOf(scene.survey), save: () => callOf(scene.done) },
  enquiry: { send: () => callOf(scene.done) },
  activityRegistration: {
    mine: () => callOf(scene.activityDesk),
    own: () => callOf(scene.ownActivities),
    register: () => callOf(scene.activityDesk),
    cancel: () => callOf(scene.activityDesk),
  },
  submission: { own: () => callOf(scene.submissions), send: () => callOf(scene.submissions) },
  matching: { own: () => callOf(scene.matchedPublications), best: () => callOf(scene.matching) },
  ticket: {
    choices: () => callOf(scene.ticketChoices),
    register: () => callOf(scene.ticketRegistered),
    registration: () => callOf(scene.ticketRegistration),
    mine: () => callOf(scene.tickets),
    detail: () => callOf(scene.ticket),
    cancel: () => callOf(scene.done),
    change: () => callOf(scene.done),
    offer: () => callOf(scene.done),
    withdrawOffer: () => callOf(scene.done),
    accept: () => callOf(scene.ticket),
    decline: () => callOf(scene.done),
  },
  enrolment: {
    own: () => callOf(scene.enrolments),
    enrol: () => callOf(scene.enrolled),
    withdraw: () => callOf(scene.done),
  },
  home: {
    banners: () => callOf(scene.banners),
    deals: () => callOf(scene.deals),
    hotWords: () => callOf(scene.hotWords),
    events: () => callOf(scene.events),
  },
  sale: {
    list: ({ page }) => callOf(page === 1 ? scene.sales : scene.moreSales),
    counts: () => callOf(scene.dealCounts),
    detail: () => callOf(scene.sale),
    card: () => callOf(scene.saleCard),
    compare: () => callOf(scene.compared),
    shareImagePath: () => callOf(scene.shareImage),
    overview: () => callOf(scene.overview),
  },
  share: { poster: () => callOf(scene.poster) },
  nda: {
    current: () => callOf(scene.nda),
    sign: () => callOf(scene.ndaSigned),
    withdraw: () => callOf(scene.ndaSigned),
    requests: () => callOf(scene.ndaRequests),
    approve: () => callOf(scene.ndaDecided),
    reject: () => callOf(scene.ndaDecided),
    evidence: () => callOf(scene.ndaFile),
    verify: () => callOf(scene.evidence),
  },
  transfer: {
    list: ({ page }) => callOf(page === 1 ? scene.transfers : scene.moreTransfers),
    counts: () => callOf(scene.dealCounts),
    detail: () => callOf(scene.transfer),
  },
  favourite: {
    toggle: () => callOf(answered(undefined)),
    states: () => callOf(answered([])),
    comparison: () => callOf(answered([])),
    compare: ({ add }) => callOf(answered(add)),
    counts: () => callOf(scene.favouriteCounts),
    sale: ({ page }) => callOf(page === 1 ? scene.favouriteSales : scene.moreFavouriteSales),
    transfer: ({ page }) => callOf(page === 1 ? scene.favouriteTransfers : scene.moreFavouriteTransfers),
    buy: ({ page }) => callOf(page === 1 ? scene.favouriteBuys : scene.moreFavouriteBuys),
    investor: ({ page }) => callOf(page === 1 ? scene.favouriteInvestors : scene.moreFavouriteInvestors),
    conference: ({ page }) =>
      callOf(page === 1 ? scene.favouriteConferences : scene.moreFavouriteConferences),
    activity: ({ page }) => callOf(page === 1 ? scene.favouriteActivities : scene.moreFavouriteActivities),
  },
  find: {
    query: ({ kind, page }) => callOf(kind === null ? scene.found : page === 1 ? scene.foundList : never),
    suggest: () => callOf(scene.suggestions),
    hotWords: () => callOf(scene.searchHotWords),
  },
  report: { send: () => callOf(scene.done) },
  search: {
    save: () => callOf(scene.searchSaved),
    list: () => callOf(scene.searches),
    change: () => callOf(scene.searchSaved),
    seen: () => callOf(scene.done),
    remove: () => callOf(scene.done),
    restore: () => callOf(scene.searchSaved),
  },
  news: {
    list: ({ page }) => callOf(page === 1 ? scene.news : scene.moreNews),
    detail: () => callOf(scene.article),
  },
  publication: {
    list: ({ page }) => callOf(page === 1 ? scene.publications : scene.morePublications),
    detail: () => callOf(scene.publication),
    save: () => callOf(scene.publicationSaved),
    submit: () => callOf(scene.publicationSaved),
    recall: () => callOf(scene.publication),
    withdraw: () => callOf(scene.publication),
    close: () => callOf(scene.publication),
    restore: () => callOf(scene.publication),
    confirm: () => callOf(scene.publication),
    remove: () => callOf(scene.done),
  },
  message: {
    unreadCount: () => callOf(scene.unread),
    list: ({ page }) => callOf(page === 1 ? scene.messages : scene.moreMessages),
    since: () => () => Promise.resolve(right([])),
    detail: () => callOf(scene.message),
    markRead: () => () => Promise.resolve(right(0)),
    readAll: () => () => Promise.resolve(right(0)),
    remove: () => () => Promise.resolve(right(0)),
    restore: () => () => Promise.resolve(right(0)),
  },
  ...fakeMemberGateways(scene),
  ...fakeOrderGateways(scene),
  upload: { upload: () => callOf(scene.upload) },
  preview: { read: () => callOf(scene.uploadPreview) },
  verification: { current: () => callOf(scene.verification), submit: () => callOf(scene.verification) },
});

/** All calls of the contract: each answers as the scene says, or not at all while the scene is looked at. */
export function fakeGateways(scene: Scene): Gateways;
export function fakeGateways(scene: Scene): object {
  const kinds: Readonly<Record<string, object>> = map(kindCalls)(scene.kinds);
  const known: Readonly<Record<string, object | undefined>> = {
    ...answeredIn(scene),
    ...kinds,
  };
  return Object.fromEntries(
    Object.entries(families).map(([name, family]) => [
      name,
      {
        ...Object.fromEntries(Object.keys(family).map((call) => [call, () => callOf(never)])),
        ...known[name],
      },
    ]),
  );
}
