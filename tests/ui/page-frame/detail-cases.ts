import { screen } from '@testing-library/react';
import { buyDetail } from '../../../tools/gallery/stories/buys';
import { detail, openDetail } from '../../../tools/gallery/stories/deals';
import { closedFund, fundScene, openFund } from '../../../tools/gallery/stories/fund-stories';
import { investorScene, openInvestor, publicInvestor } from '../../../tools/gallery/stories/investor-stories';
import { organizationDetail, organizationScene } from '../../../tools/gallery/stories/organization-stories';
import { presentationDetail, presentationScene } from '../../../tools/gallery/stories/presentation-stories';
import { conferenceDetail, conferenceScene } from '../../../tools/gallery/stories/conference-stories';
import { activityDetail, activityScene } from '../../../tools/gallery/stories/activity-stories';
import { parkDetail, parkScene } from '../../../tools/gallery/stories/park-stories';
import { soeListing, soeScene } from '../../../tools/gallery/stories/soe-stories';
import { article } from '../../../tools/gallery/stories/news';
import { order, paid } from '../../../tools/gallery/stories/orders';
import { transferDetail } from '../../../tools/gallery/stories/transfers';
import { incomingMessage } from '../../support/samples/incoming-message';
import { choices, ticketWith, validTicket } from '../../../tools/gallery/stories/tickets';
import { asMember } from '../support/show';
import { detailCase } from './detail-contract';

const chat = incomingMessage('您好');
const { orderNo } = order();

/** What the suite of details needs to know of each page about one thing; what a page says, its definition has. */
export const detailCases = [
  detailCase({
    name: 'one deal',
    page: 'saleDetail',
    flow: 'thing',
    where: { params: { sourceType: 'entrust', id: 'S20260418' } },
    call: ({ sale }) => sale.detail,
    asks: { sourceType: 'entrust', id: 'S20260418' },
    value: detail,
    later: openDetail,
    brought: true,
    outdatedBy: {
      'something is decided about it': ({ arrives }) =>
        arrives({ ...incomingMessage('您好'), kind: 'deal', link: '/sale/entrust/S20260418' }),
      'something may have been missed': ({ arrives }) => arrives(null),
      'the socket opens': ({ socketOpens }) => socketOpens(),
    },
    keptBy: { 'another message arrives': ({ arrives }) => arrives(incomingMessage('您好')) },
    seen: {
      address: '/sale/entrust/S20260418',
      scene: (answer) => ({ ...asMember, sale: answer }),
      there: () => screen.findByRole('heading', { level: 2, name: detail.title }),
      title: detail.title,
    },
  }),
  detailCase({
    name: 'one piece of news',
    page: 'newsDetail',
    flow: 'thing',
    where: { params: { id: '28' } },
    call: ({ news }) => news.detail,
    asks: '28',
    value: article,
    later: { ...article, related: [] },
    brought: true,
    seen: {
      address: '/news/28',
      scene: (answer) => ({ article: answer }),
      there: () => screen.findByRole('heading', { level: 2, name: article.title }),
    },
  }),
  detailCase({
    name: 'one investor',
    page: 'investorDetail',
    flow: 'thing',
    where: { params: { id: publicInvestor.id } },
    call: ({ investor }) => investor.detail,
    asks: { id: publicInvestor.id },
    value: publicInvestor,
    later: openInvestor,
    brought: true,
    seen: {
      address: `/investor/${publicInvestor.id}`,
      scene: (answer) => ({ kinds: { investor: { ...investorScene, detail: answer } } }),
      there: () => screen.findByRole('heading', { level: 2, name: publicInvestor.name }),
      title: publicInvestor.name,
    },
  }),
  detailCase({
    name: 'one organization',
    page: 'organizationDetail',
    flow: 'thing',
    where: { params: { id: organizationDetail.id } },
    call: ({ organization }) => organization.detail,
    asks: { id: organizationDetail.id },
    value: organizationDetail,
    later: { ...organizationDetail, penalties: [] },
    brought: true,
    seen: {
      address: `/organization/${organizationDetail.id}`,
      scene: (answer) => ({ kinds: { organization: { ...organizationScene, detail: answer } } }),
      there: () => screen.findByRole('heading', { level: 2, name: organizationDetail.name }),
      title: organizationDetail.name,
    },
  }),
  detailCase({
    name: 'one conference',
    page: 'conferenceDetail',
    flow: 'thing',
    where: { params: { id: conferenceDetail.id } },
    call: ({ conference }) => conference.detail,
    asks: { id: conferenceDetail.id },
    value: conferenceDetail,
    later: { ...conferenceDetail, notes: [] },
    brought: true,
    seen: {
      address: `/conf/${conferenceDetail.id}`,
      scene: (answer) => ({ kinds: { conference: { ...conferenceScene, detail: answer } } }),
      there: () => screen.findByRole('heading', { level: 2, name: conferenceDetail.title }),
      title: conferenceDetail.title,
    },
  }),
  detailCase({
    name: 'one zone',
    page: 'parkDetail',
    flow: 'thing',
    where: { params: {}, search: `?park=${parkDetail.id}` },
    call: ({ park }) => park.detail,
    asks: { id: parkDetail.id },
    value: parkDetail,
    later: { ...parkDetail, policies: [] },
    brought: true,
    seen: {
      address: `/ftz?park=${parkDetail.id}`,
      scene: (answer) => ({ kinds: { park: { ...parkScene, detail: answer } } }),
      there: () => screen.findByRole('heading', { level: 2, name: parkDetail.name }),
      title: parkDetail.name,
    },
  }),
  detailCase({
    name: 'one activity',
    page: 'activityDetail',
    flow: 'thing',
    where: { params: { id: activityDetail.id } },
    call: ({ activity }) => activity.detail,
    asks: { id: activityDetail.id },
    value: activityDetail,
    later: { ...activityDetail, placesLeft: 0 },
    brought: true,
    seen: {
      address: `/activity/${activityDetail.id}`,
      scene: (answer) => ({ kinds: { activity: { ...activityScene, detail: answer } } }),
      there: () => screen.findByRole('heading', { level: 2, name: activityDetail.title }),
      title: activityDetail.title,
    },
  }),
  detailCase({
    name: 'one fund',
    page: 'fundDetail',
    flow: 'thing',
    where: { params: { id: closedFund.id } },
    call: ({ fund }) => fund.detail,
    asks: { id: closedFund.id },
    value: closedFund,
    later: openFund,
    brought: true,
    seen: {
      address: `/fund/${closedFund.id}`,
      scene: (answer) => ({ ...asMember, kinds: { fund: { ...fundScene, detail: answer } } }),
      there: () => screen.findByRole('heading', { level: 2, name: closedFund.name }),
      title: closedFund.name,
    },
  }),
  detailCase({
    name: 'one presentation',
    page: 'presentationDetail',
    flow: 'thing',
    where: { params: { id: presentationDetail.id } },
    call: ({ presentation }) => presentation.detail,
    asks: { id: presentationDetail.id },
    value: presentationDetail,
    later: { ...presentationDetail, materials: [] },
    brought: true,
    seen: {
      address: `/news/presentation/${presentationDetail.id}`,
      scene: (answer) => ({ kinds: { presentation: { ...presentationScene, detail: answer } } }),
      there: () => screen.findByRole('heading', { level: 2, name: presentationDetail.title }),
      title: presentationDetail.title,
    },
  }),
  detailCase({
    name: 'one state-owned listing',
    page: 'soeDetail',
    flow: 'thing',
    where: { params: { id: soeListing.id } },
    call: ({ soe }) => soe.detail,
    asks: { id: soeListing.id },
    value: soeListing,
    later: { ...soeListing, related: [] },
    brought: true,
    seen: {
      address: `/soe/${soeListing.id}`,
      scene: (answer) => ({ ...asMember, kinds: { soe: { ...soeScene, detail: answer } } }),
      there: () => screen.findByRole('heading', { level: 2, name: /南湾精密铸造有限公司/ }),
      title: soeListing.title,
    },
  }),
  detailCase({
    name: 'one share transfer',
    page: 'transferDetail',
    flow: 'thing',
    where: { params: { sourceType: 'entrust', id: 'G20260061' } },
    call: ({ transfer }) => transfer.detail,
    asks: { sourceType: 'entrust', id: 'G20260061' },
    value: transferDetail,
    later: { ...transferDetail, standing: 'ended' },
    brought: true,
    seen: {
      address: '/gf/entrust/G20260061',
      scene: (answer) => ({ transfer: answer }),
      there: () => screen.findByText(transferDetail.company),
      title: transferDetail.title,
    },
  }),
  detailCase({
    name: 'one demand',
    page: 'buyDetail',
    flow: 'thing',
    where: { params: { id: '20260118' } },
    call: ({ buy }) => buy.detail,
    asks: { id: '20260118' },
    value: buyDetail,
    later: { ...buyDetail, stake: '参股 20 %' },
    brought: true,
    seen: {
      address: '/buy/20260118',
      scene: (answer) => ({ ...asMember, buy: answer }),
      there: () => screen.findByRole('heading', { level: 2, name: buyDetail.title }),
      title: buyDetail.title,
    },
  }),
  detailCase({
    name: 'one order',
    page: 'orderDetail',
    flow: 'order',
    where: { params: { orderNo } },
    call: ({ order: calls }) => calls.detail,
    asks: orderNo,
    value: order(),
    later: paid,
    outdatedBy: {
      'a payment ends': ({ paymentEnds }) => paymentEnds(),
      'its notice arrives': ({ arrives }) => arrives({ ...chat, kind: 'order', link: `/pay/${orderNo}` }),
      'a notice of some order arrives': ({ arrives }) => arrives({ ...chat, kind: 'order' }),
      'something may have been missed': ({ arrives }) => arrives(null),
      'the socket opens': ({ socketOpens }) => socketOpens(),
    },
    keptBy: {
      'the notice of another arrives': ({ arrives }) => arrives({ ...chat, kind: 'order', link: '/pay/HP2' }),
      'another message arrives': ({ arrives }) => arrives(chat),
    },
    seen: {
      address: `/pay/${orderNo}`,
      scene: (answer) => ({ ...asMember, order: answer }),
      there: () => screen.findByRole('button', { name: '立即支付' }),
    },
  }),
  detailCase({
    name: 'the registration for a conference',
    page: 'conferenceRegister',
    flow: 'choices',
    where: { params: { id: choices.conferenceId } },
    call: ({ ticket }) => ticket.choices,
    asks: choices.conferenceId,
    value: choices,
    later: { ...choices, types: choices.types.slice(1) },
    outdatedBy: {
      'a payment ends': ({ paymentEnds }) => paymentEnds(),
      'something may have been missed': ({ arrives }) => arrives(null),
      'the socket opens': ({ socketOpens }) => socketOpens(),
    },
    keptBy: { 'another message arrives': ({ arrives }) => arrives(chat) },
    seen: {
      address: `/conf/${choices.conferenceId}/register`,
      scene: (answer) => ({ ...asMember, ticketChoices: answer }),
      there: () => screen.findByRole('heading', { level: 2, name: choices.title }),
    },
  }),
  detailCase({
    name: 'one ticket',
    page: 'ticketDetail',
    flow: 'ticket',
    where: { params: { id: validTicket.number } },
    call: ({ ticket }) => ticket.detail,
    asks: validTicket.number,
    value: ticketWith(),
    later: validTicket,
    outdatedBy: {
      'a payment ends': ({ paymentEnds }) => paymentEnds(),
      'a notice of tickets arrives': ({ arrives }) =>
        arrives({ ...chat, kind: 'notice', link: '/user/conf' }),
      'something may have been missed': ({ arrives }) => arrives(null),
      'the socket opens': ({ socketOpens }) => socketOpens(),
    },
    keptBy: { 'another message arrives': ({ arrives }) => arrives(chat) },
    seen: {
      address: `/user/conf/${validTicket.number}`,
      scene: (answer) => ({ ...asMember, ticket: answer }),
      there: () => screen.findByRole('heading', { level: 2, name: validTicket.conferenceTitle }),
    },
  }),
];
