import type { membershipCalls } from '../../../../contract/membership/calls';
import type { openIdCalls, orderCalls } from '../../../../contract/order/calls';
import type { payHostCalls } from '../../../../contract/payment/calls';
import { at, type Examples } from './example';
import { orderExample } from './order-example';
import { dayMs } from '../../../../contract/values/duration';

const { orderNo, goodsId } = orderExample;

export const orderExamples: Examples<typeof orderCalls> = {
  checkBuyGrade: { asked: goodsId, answered: undefined },
  placeAnOrder: { asked: { goodsId, data: { planId: goodsId } }, answered: orderNo },
  check: { asked: orderNo, answered: undefined },
  cancelPay: { asked: orderNo, answered: undefined },
  detail: { asked: orderNo, answered: orderExample },
  list: {
    asked: { state: ['created', 'paying'], cursor: null, page: 1, pageSize: 20 },
    answered: { list: [orderExample], total: 1, next: null, pageSize: 20 },
  },
  saveRefund: { asked: { orderNo, reason: '买错了套餐', amount: null }, answered: undefined },
  saveInvoice: {
    asked: { orderNo, kind: 'personal', title: '何嘉', taxNumber: '', email: 'hejia@example.cn' },
    answered: undefined,
  },
};

export const openIdExamples: Examples<typeof openIdCalls> = {
  openId: { asked: '061aBc2w3', answered: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' },
};

export const payHostExamples: Examples<typeof payHostCalls> = {
  app: {
    asked: orderNo,
    answered: {
      mch_id: '1900000109',
      prepay_id: 'wx221112',
      nonce: '5K8264ILTKCH16CQ',
      timestamp: '1795309920',
      sign: 'C380BEC2BFD727A4B6845133519F3AD6',
    },
  },
  h5: { asked: orderNo, answered: { mweb_url: 'https://pay.example.cn/cashier/wx221112' } },
  wechat: {
    asked: { orderNo, openId: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' },
    answered: {
      timeStamp: '1795309920',
      nonceStr: '5K8264ILTKCH16CQ',
      package: 'prepay_id=wx221112',
      signType: 'MD5',
      paySign: 'C380BEC2BFD727A4B6845133519F3AD6',
    },
  },
};

const until = at + 365 * dayMs;

export const membershipExamples: Examples<typeof membershipCalls> = {
  plans: {
    asked: undefined,
    answered: [
      {
        planId: 'plan-buyer-year',
        name: '买方会员',
        amount: 298_000,
        months: 12,
        summary: '适合自行寻找标的的买方：每月可就 20 个新项目发起咨询',
        rights: [
          {
            key: 'contactsPerMonth',
            name: '发起咨询',
            text: '就新的项目、求购或股份转让在线联系对方。',
            value: '每月 20 次',
          },
        ],
        opens: ['deal.contact'],
        grade: 1,
        needsFullVerification: false,
        recommended: false,
      },
    ],
  },
  mine: {
    asked: undefined,
    answered: {
      planId: 'plan-buyer-year',
      name: '买方会员',
      from: at,
      until,
      permissions: ['deal.contact'],
      renewFrom: until - 30 * dayMs,
      state: 'active',
      contacts: { used: 3, most: 20, resetsAt: Date.UTC(2026, 11, 31, 16) },
      alerts: 'daily',
    },
  },
};
