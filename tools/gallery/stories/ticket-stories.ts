import { conferenceRegisterText as registering } from '../../../src/ui/screens/conference-register/text';
import { ticketDetailText as detail } from '../../../src/ui/screens/ticket-detail/text';
import { answered, failing, never } from '../scene/answers';
import { sceneNow } from '../scene/scene-now';
import { choices, offeredTicket, ownTickets, registrationIn, ticketWith, validTicket } from './tickets';
import type { Act, Story } from './story';
import { asMember, timeout } from './words';

const register = '/conf/conf-suzhou/register';
const success = '/conf/success?registration=R730184526190';
const list = '/user/conf';
const activities = `${list}?kind=activity`;
const one = '/user/conf/482913305716';
const press = (name: string): Act => ({ kind: 'press', name });
const soldOut = failing({ kind: 'refused', code: 409, message: '该票种已售罄，请选择其他票种' });
const unknown = failing({ kind: 'refused', code: 404, message: '没有找到这张票' });

/** Registering, its result, one's tickets and one of them: ready, loading, empty, failed, and the sheets over them. */
export const ticketStories: readonly Story[] = [
  { id: 'conf-register', title: '会议报名', scene: { ...asMember, address: register } },
  {
    id: 'conf-register-many',
    title: '会议报名：两位参会人，有缺',
    scene: { ...asMember, address: register },
    acts: [press(registering.add), press(registering.submit.pay)],
  },
  {
    id: 'conf-register-sold-out',
    title: '会议报名：选择时售罄',
    scene: { ...asMember, address: register, ticketRegistered: soldOut },
    acts: [press(registering.submit.pay)],
  },
  {
    id: 'conf-register-loading',
    title: '会议报名：加载中',
    scene: { ...asMember, address: register, ticketChoices: never },
  },
  {
    id: 'conf-register-failed',
    title: '会议报名：失败',
    scene: { ...asMember, address: register, ticketChoices: timeout },
  },
  {
    id: 'conf-register-closed',
    title: '会议报名：全部售罄',
    scene: {
      ...asMember,
      address: register,
      ticketChoices: answered({
        ...choices,
        types: choices.types.map((type) => ({ ...type, left: 0, most: 0, closed: 'soldOut' as const })),
      }),
    },
  },
  { id: 'conf-success', title: '报名结果：待支付', scene: { ...asMember, address: success } },
  {
    id: 'conf-success-valid',
    title: '报名结果：成功',
    scene: { ...asMember, address: success, ticketRegistration: answered(registrationIn('valid')) },
  },
  {
    id: 'conf-success-pending',
    title: '报名结果：待审核',
    scene: { ...asMember, address: success, ticketRegistration: answered(registrationIn('pending')) },
  },
  {
    id: 'conf-success-void',
    title: '报名结果：席位已释放',
    scene: { ...asMember, address: success, ticketRegistration: answered(registrationIn('void')) },
  },
  {
    id: 'conf-success-unknown',
    title: '报名结果：没有这次报名',
    scene: { ...asMember, address: success, ticketRegistration: unknown },
  },
  { id: 'tickets', title: '我的会议', scene: { ...asMember, address: list } },
  {
    id: 'tickets-answer',
    title: '我的会议：接受转赠',
    scene: { ...asMember, address: list },
    acts: [press('接受')],
  },
  {
    id: 'tickets-none',
    title: '我的会议：还没有门票',
    scene: { ...asMember, address: list, tickets: answered({ tickets: [], offers: [] }) },
  },
  {
    id: 'tickets-none-of-state',
    title: '我的会议：没有已取消的门票',
    scene: {
      ...asMember,
      address: `${list}?state=cancelled`,
      tickets: answered({ ...ownTickets, offers: [] }),
    },
  },
  { id: 'tickets-loading', title: '我的会议：加载中', scene: { ...asMember, address: list, tickets: never } },
  { id: 'tickets-failed', title: '我的会议：失败', scene: { ...asMember, address: list, tickets: timeout } },
  { id: 'own-activities', title: '我的会议：活动', scene: { ...asMember, address: activities } },
  {
    id: 'own-activities-none',
    title: '我的会议：还没有报名活动',
    scene: { ...asMember, address: activities, ownActivities: answered({ list: [] }) },
  },
  {
    id: 'own-activities-loading',
    title: '我的会议：活动加载中',
    scene: { ...asMember, address: activities, ownActivities: never },
  },
  {
    id: 'own-activities-failed',
    title: '我的会议：活动没有加载出来',
    scene: { ...asMember, address: activities, ownActivities: timeout },
  },
  { id: 'ticket', title: '门票', scene: { ...asMember, address: one } },
  {
    id: 'ticket-to-pay',
    title: '门票：待支付',
    scene: { ...asMember, address: one, ticket: answered(ticketWith()) },
  },
  {
    id: 'ticket-hold-over',
    title: '门票：保留时间已过',
    scene: { ...asMember, address: one, ticket: answered(ticketWith({ payBy: sceneNow - 1 })) },
  },
  {
    id: 'ticket-offered',
    title: '门票：转赠中',
    scene: { ...asMember, address: one, ticket: answered(offeredTicket) },
  },
  {
    id: 'ticket-void',
    title: '门票：已作废',
    scene: {
      ...asMember,
      address: one,
      ticket: answered(
        ticketWith({ state: 'void', payBy: null, can: [], reason: '未在保留时间内完成支付，席位已释放' }),
      ),
    },
  },
  {
    id: 'ticket-transfer',
    title: '门票：转赠给其他会员',
    scene: { ...asMember, address: one, ticket: answered(validTicket) },
    acts: [press(`${detail.transfer} ${detail.transferText}`)],
  },
  {
    id: 'ticket-change',
    title: '门票：修改参会人',
    scene: { ...asMember, address: one },
    acts: [press(`${detail.change} ${detail.changeText}`)],
  },
  { id: 'ticket-unknown', title: '门票：没有这张票', scene: { ...asMember, address: one, ticket: unknown } },
  { id: 'ticket-loading', title: '门票：加载中', scene: { ...asMember, address: one, ticket: never } },
  { id: 'ticket-failed', title: '门票：失败', scene: { ...asMember, address: one, ticket: timeout } },
];
