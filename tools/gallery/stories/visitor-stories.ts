import { answered, failing, never } from '../scene/answers';
import { longBanners } from './home';
import { askedBid, noBids, receivedBids } from './bids';
import { detail, longDeals, longDetail, openDetail, ownDetail } from './deals';

import type { Story } from './story';
import { network, timeout, asMember, home, landing, deal, login, filledIn, submit } from './words';

const notShared = failing({ kind: 'refused', code: 404, message: '该项目已下架' });

export const visitorStories: readonly Story[] = [
  { id: 'home-visitor', title: '首页：访客', scene: { address: home } },
  { id: 'home-member', title: '首页：会员', scene: { ...asMember, address: home } },
  { id: 'home-offline', title: '首页：网络不可用', scene: { address: home, network: 'gone' } },
  {
    id: 'home-loading',
    title: '首页：加载中',
    scene: { address: home, banners: never, deals: never, hotWords: never },
  },
  {
    id: 'home-empty',
    title: '首页：没有内容',
    scene: {
      address: home,
      banners: answered([]),
      deals: answered([]),
      hotWords: answered([]),
    },
  },
  {
    id: 'home-failed',
    title: '首页：没有加载出来',
    scene: { address: home, banners: timeout, deals: timeout, hotWords: timeout },
  },
  {
    id: 'home-long',
    title: '首页：长文字',
    scene: { ...asMember, unread: answered(120), banners: answered(longBanners), deals: answered(longDeals) },
  },
  { id: 'landing', title: '出售项目概况', scene: { address: landing } },
  {
    id: 'landing-wanted',
    title: '出售项目概况：要查看的项目',
    scene: { address: `${landing}?redirect=${encodeURIComponent('/sale/entrust/20260418')}` },
  },
  {
    id: 'landing-wanted-buy',
    title: '求购需求概况：要查看的需求',
    scene: { address: `/buy/landing?redirect=${encodeURIComponent('/buy/20260118')}` },
  },
  {
    id: 'landing-wanted-failed',
    title: '出售项目概况：要查看的项目没有加载出来',
    scene: {
      address: `${landing}?redirect=${encodeURIComponent('/sale/entrust/20260418')}`,
      saleCard: network,
    },
  },
  { id: 'landing-offline', title: '出售项目概况：网络不可用', scene: { address: landing, network: 'gone' } },
  { id: 'landing-loading', title: '出售项目概况：加载中', scene: { address: landing, overview: never } },
  {
    id: 'landing-empty',
    title: '出售项目概况：没有项目',
    scene: { address: landing, overview: answered({ total: 0, industries: [], samples: [] }) },
  },
  {
    id: 'landing-failed',
    title: '出售项目概况：没有加载出来',
    scene: { address: landing, overview: network },
  },
  { id: 'deal-sealed', title: '项目详情：未签署', scene: { ...asMember, address: deal } },
  {
    id: 'deal-open',
    title: '项目详情：已签署',
    scene: { ...asMember, address: deal, sale: answered(openDetail) },
  },
  {
    id: 'deal-figures',
    title: '项目详情：财务用表格看',
    scene: { ...asMember, address: deal, sale: answered(openDetail) },
    acts: [{ kind: 'press', name: '表' }],
  },
  {
    id: 'deal-shared',
    title: '项目详情：链接已复制',
    scene: { ...asMember, address: deal },
    acts: [{ kind: 'press', name: '分享' }],
  },
  {
    id: 'deal-share-wechat',
    title: '项目详情：从微信菜单分享',
    scene: { ...asMember, address: deal, environment: 'wechat' },
    acts: [{ kind: 'press', name: '分享' }],
  },
  {
    id: 'deal-share-refused',
    title: '项目详情：不能分享',
    scene: { ...asMember, address: deal, shareImage: notShared },
    acts: [{ kind: 'press', name: '分享' }],
  },
  {
    id: 'deal-share-failed',
    title: '项目详情：分享没有准备好',
    scene: { ...asMember, address: deal, shareImage: timeout },
    acts: [{ kind: 'press', name: '分享' }],
  },
  {
    id: 'deal-over',
    title: '项目详情：已下架',
    scene: { ...asMember, address: deal, sale: answered({ ...openDetail, state: 'withdrawn' }) },
  },
  {
    id: 'deal-over-party',
    title: '项目详情：已成交，曾签署保密协议并报价',
    scene: {
      ...asMember,
      address: deal,
      sale: answered({ ...detail, state: 'closed', sealed: false, ndaState: 'signed' }),
      dealBids: answered({ ...noBids, dealState: 'closed', ndaState: 'signed', own: askedBid }),
    },
  },
  {
    id: 'deal-over-own',
    title: '项目详情：自己的项目已下架',
    scene: {
      ...asMember,
      address: deal,
      sale: answered({ ...ownDetail, state: 'withdrawn' }),
      dealBids: answered({
        ...noBids,
        ...{ dealState: 'withdrawn', isOwner: true, received: receivedBids, receivedTotal: 3 },
      }),
    },
  },
  { id: 'deal-loading', title: '项目详情：加载中', scene: { ...asMember, address: deal, sale: never } },
  {
    id: 'deal-missing',
    title: '项目详情：不存在',
    scene: {
      ...asMember,
      address: deal,
      sale: failing({ kind: 'refused', code: 404, message: '项目不存在或已下架' }),
    },
  },
  {
    id: 'deal-failed',
    title: '项目详情：没有加载出来',
    scene: { ...asMember, address: deal, sale: timeout },
  },
  {
    id: 'deal-long',
    title: '项目详情：长文字',
    scene: { ...asMember, address: deal, sale: answered(longDetail) },
  },
  { id: 'login', title: '密码登录', scene: { address: login } },
  {
    id: 'login-errors',
    title: '密码登录：填写有误',
    scene: { address: login },
    acts: [{ kind: 'type', label: '手机号', text: '138512066' }, submit],
  },
  {
    id: 'login-captcha-loading',
    title: '安全验证：加载中',
    scene: { address: login, captcha: 'loading' },
    acts: [...filledIn, submit],
  },
  {
    id: 'login-captcha',
    title: '安全验证',
    scene: { address: login, captcha: 'showing' },
    acts: [...filledIn, submit],
  },
  {
    id: 'login-captcha-listening',
    title: '安全验证：听数字',
    scene: { address: login, captcha: 'showing' },
    acts: [...filledIn, submit, { kind: 'pressInFrame', name: '听数字验证' }],
  },
  {
    id: 'login-captcha-failed',
    title: '安全验证：失败',
    scene: { address: login, captcha: 'failed' },
    acts: [...filledIn, submit],
  },
  {
    id: 'login-off',
    title: '密码登录：安全验证未开通',
    scene: { address: login, captcha: 'off' },
    acts: [...filledIn, submit],
  },
];
