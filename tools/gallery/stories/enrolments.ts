import type { EnrollableDemand, Enrolment, OwnEnrolments } from '../../../contract/enrolment/enrolment';
import { sceneNow } from '../scene/scene-now';
import { dayMs } from '../../../contract/values/duration';

const statement = '以自有资金和已募集的产业基金出资，可用资金约 6 亿元，计划一年内完成两单控股权收购。';

/** An enrolment that waits for the operator. */
export const pendingEnrolment: Enrolment = {
  id: '21',
  state: 'pending',
  statement,
  reason: '',
  changedAt: sceneNow - dayMs,
};

const demand = (id: string, title: string, enrolment: Enrolment | null): EnrollableDemand => ({
  buyId: id,
  code: `XQ${id}`,
  title,
  buyerType: 'industrial',
  listed: true,
  enrolment,
});

const approved = demand('20260118', '求购长三角精密减速器或伺服驱动企业控股权', {
  ...pendingEnrolment,
  id: '18',
  state: 'approved',
  changedAt: sceneNow - 30 * dayMs,
});

/** What can be enrolled, and nothing that was. */
export const notEnrolled = demand('20260088', '求购工业视觉检测企业少数股权', null);

/** In each state one. */
export const enrolledDemands: readonly EnrollableDemand[] = [
  approved,
  notEnrolled,
  demand('20260121', '收购江苏、浙江工业机器人集成商，收入 1 亿元以上', pendingEnrolment),
  demand('20260087', '求购注塑与压铸自动化产线集成企业', {
    ...pendingEnrolment,
    id: '19',
    state: 'rejected',
    reason: '请补充资金来源的证明方式，并写明收购决策的流程和时间。',
  }),
  demand('20260086', '求购数控刀具与刀柄企业控股权', { ...pendingEnrolment, id: '17', state: 'withdrawn' }),
  {
    ...demand('20260090', '求购华中激光设备企业控股权', {
      ...pendingEnrolment,
      id: '16',
      state: 'ended',
      reason: '求购需求已下架',
    }),
    listed: false,
  },
];

const contact = { contactName: '沈知远', contactPhone: '138****6614' };

export const ownEnrolments: OwnEnrolments = { ...contact, demands: enrolledDemands };

/** One listed demand, and none of it enrolled. */
export const oneToEnrol: OwnEnrolments = { ...contact, demands: [notEnrolled] };
export const nothingToEnrol: OwnEnrolments = { ...contact, demands: [] };
