import type { Story } from './story';
import { asMember, network } from './words';

const service = '/product_service/brand_communication';
const typedEnquiry = [
  { kind: 'type', label: '单位名称', text: '恒泰产业资本' },
  { kind: 'type', label: '需求说明', text: '希望在交割后发布一篇交易说明，已有尽调报告与新闻稿初稿。' },
  { kind: 'press', name: '同意将以上内容用于答复本次咨询' },
] as const;

/** The information pages, and the form of an enquiry in each of its states. */
export const articleStories: readonly Story[] = [
  { id: 'product-service', title: '产品与服务', scene: { ...asMember, address: '/product_service' } },
  { id: 'brand-communication', title: '品牌传播', scene: { ...asMember, address: service } },
  {
    id: 'enquiry-wrong',
    title: '品牌传播：咨询缺项',
    scene: { ...asMember, address: service },
    acts: [{ kind: 'press', name: '提交咨询' }],
  },
  {
    id: 'enquiry-sent',
    title: '品牌传播：咨询已提交',
    scene: { ...asMember, address: service },
    acts: [...typedEnquiry, { kind: 'press', name: '提交咨询' }],
  },
  {
    id: 'enquiry-failed',
    title: '品牌传播：咨询未能提交',
    scene: { ...asMember, address: service, done: network },
    acts: [...typedEnquiry, { kind: 'press', name: '提交咨询' }],
  },
  {
    id: 'government-industrial',
    title: '政府与园区',
    scene: { ...asMember, address: '/product_service/government_industrial' },
  },
  {
    id: 'gplp-serve',
    title: '管理人与出资人对接',
    scene: { ...asMember, address: '/product_service/gplp_serve' },
  },
  { id: 'invest-decision', title: '投资决策', scene: { address: '/investDecision' } },
  { id: 'operating-guide', title: '操作指南', scene: { ...asMember, address: '/operating_guide' } },
];
