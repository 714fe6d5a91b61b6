import { refusals } from '../../../contract/refusal/refusal';
import { answered, failing, never } from '../scene/answers';
import type { Story } from './story';
import { gateListOf, ticketOf, ticketsAt } from './gate-tickets';
import { asMember, network } from './words';

const address = '/qr_code';
const tickets = (...list: readonly ReturnType<typeof ticketOf>[]) => ({ at: ticketsAt, list });
const long = ticketOf({
  number: '261208000347',
  attendee: '欧阳'.repeat(10),
  company: '长三角先进制造与新材料产业并购投资基金管理合伙企业（有限合伙）',
  conf: {
    ...ticketOf().conf,
    title: '先进制造与新材料产业链上下游并购重组闭门对接会暨百家买方年度大会（苏州）',
  },
});

const atGate = { ...asMember, address: '/qr_code/conf-1', gateList: answered(gateListOf()) };
const checked: Story['acts'] = [
  { kind: 'type', label: '票号、姓名或手机后四位', text: '261208000346' },
  { kind: 'press', name: '核验票号' },
];
const results = (outcome: 'admitted' | 'repeated' | 'refused') =>
  answered({
    at: ticketsAt,
    list: [
      {
        sequence: 1,
        outcome,
        fault: outcome === 'refused' ? ('refunded' as const) : null,
        skew: 0,
        ticket: gateListOf().tickets[0] ?? null,
        first:
          outcome === 'repeated' ? { entry: 'main', at: ticketsAt - 600_000, gate: 'B 馆 3 号门' } : null,
        known: false,
      },
    ],
  });

/** My tickets at the gate. */
export const ticketCodeStories: readonly Story[] = [
  {
    id: 'ticket-code',
    title: '电子票',
    scene: { ...asMember, address, ownTickets: answered(tickets(ticketOf())) },
  },
  {
    id: 'ticket-code-several',
    title: '电子票：多张、长名称',
    scene: {
      ...asMember,
      address,
      ownTickets: answered(tickets(long, ticketOf(), ticketOf({ number: '3', standing: 'refunded' }))),
    },
  },
  {
    id: 'ticket-code-offline',
    title: '电子票：没有网络',
    scene: { ...asMember, address, ownTickets: network, keptTickets: tickets(ticketOf()) },
  },
  {
    id: 'ticket-code-elsewhere',
    title: '电子票：在另一台设备上',
    scene: { ...asMember, address, ownTickets: answered(tickets(ticketOf({ publicKey: 'B' }))) },
  },
  {
    id: 'ticket-code-over',
    title: '电子票：已转赠',
    scene: { ...asMember, address, ownTickets: answered(tickets(ticketOf({ standing: 'transferred' }))) },
  },
  {
    id: 'ticket-code-none',
    title: '电子票：没有门票',
    scene: { ...asMember, address, ownTickets: answered(tickets()) },
  },
  { id: 'ticket-code-loading', title: '电子票：加载中', scene: { ...asMember, address, ownTickets: never } },
  {
    id: 'ticket-code-failed',
    title: '电子票：没有加载出来',
    scene: { ...asMember, address, ownTickets: network },
  },
  {
    id: 'gate',
    title: '会议签到',
    scene: { ...asMember, address: '/qr_code/conf-1', gateList: answered(gateListOf()) },
    acts: [{ kind: 'type', label: '票号、姓名或手机后四位', text: '沈' }],
  },
  {
    id: 'gate-admitted',
    title: '会议签到：可以入场',
    scene: { ...atGate, scanned: results('admitted') },
    acts: checked,
  },
  {
    id: 'gate-repeated',
    title: '会议签到：重复',
    scene: { ...atGate, scanned: results('repeated') },
    acts: checked,
  },
  {
    id: 'gate-refused',
    title: '会议签到：不能入场',
    scene: { ...atGate, scanned: results('refused') },
    acts: checked,
  },
  {
    id: 'gate-unanswered',
    title: '会议签到：服务器没有应答',
    scene: { ...atGate, scanned: network },
    acts: checked,
  },
  {
    id: 'gate-offline',
    title: '会议签到：离线',
    scene: atGate,
    acts: [{ kind: 'press', name: '转为离线' }, ...checked],
  },
  {
    id: 'gate-camera',
    title: '会议签到：相机',
    scene: atGate,
    acts: [{ kind: 'press', name: '扫一扫' }],
  },
  {
    id: 'gate-camera-refused',
    title: '会议签到：相机没有授权',
    scene: { ...atGate, camera: 'refused' },
    acts: [{ kind: 'press', name: '扫一扫' }],
  },
  {
    id: 'gate-stranger',
    title: '会议签到：不是签到人员',
    scene: {
      ...asMember,
      address: '/qr_code/conf-1',
      gateList: failing({ kind: 'refused', code: 404, message: refusals.gateUnknown.text }),
    },
  },
  {
    id: 'gate-failed',
    title: '会议签到：没有加载出来',
    scene: { ...asMember, address: '/qr_code/conf-1', gateList: network },
  },
];
