import { chatLimits, recallWithinMs } from '../../../../contract/rules/chat-rule';
import { maxCompared } from '../../../../contract/rules/compared';
import { searchLimits } from '../../../../contract/search/saved-search';
import type { ArticlePart } from '../../features/page/article/article-parts';

const parts: readonly ArticlePart[] = [
  {
    title: '找项目',
    items: [
      {
        name: '筛选与保存搜索',
        text: '项目和求购需求可以按行业、地区、金额等条件筛选和排序。常用的条件可以保存，有新内容时在消息中告知您。',
        facts: [
          { name: '数量', value: `最多保存 ${searchLimits.ofMember} 个搜索` },
          { name: '提醒', value: '每日汇总或立即提醒，以套餐对比为准' },
        ],
      },
      {
        name: '收藏与对比',
        text: '收藏的项目、求购需求和投资人集中在“我的收藏”。几个项目可以并排对比交易条件与近三年财务，结果可以导出为表格。',
        facts: [{ name: '对比', value: `一次最多 ${maxCompared} 个项目` }],
      },
      {
        name: 'AI 助手',
        text: '用一句话说明想找的标的或买方，助手在平台公开的项目、求购和资讯中检索，并逐条注明出处。签署保密协议后才可见的内容不会透露给他人。',
      },
    ],
  },
  {
    title: '签署与沟通',
    items: [
      {
        name: '在线签署保密协议',
        text: '以本人验证码签署，委托方审核通过后，同意向您公开的信息在项目页原处打开。每份协议都有签署凭证，可以随时核验真伪。',
      },
      {
        name: '项目会话',
        text: '就项目、求购或股份转让发起咨询后，双方在会话中收发文字、图片和文件，随时可以查找。双方未确认合作前，联系方式自动隐藏。',
        facts: [
          { name: '发起咨询', value: '每月次数以套餐对比为准' },
          {
            name: '消息',
            value: `每条最多 ${chatLimits.text} 字，${recallWithinMs / 60_000} 分钟内可以撤回`,
          },
        ],
      },
      {
        name: '意向与报价',
        text: '在项目页表达意向或提交报价，委托方的答复、补充说明的要求和双方的全部记录按时间列出。',
      },
    ],
  },
  {
    title: '使用约定',
    items: [
      {
        name: '谁可以使用',
        text: '浏览公开信息无需认证。发起咨询和签署保密协议需要完成完整认证，以便委托方了解由谁查看信息。',
      },
      {
        name: '拉黑与举报',
        text: '不希望继续沟通时，可以在会话中拉黑对方；发现虚假信息或骚扰，可以举报，由平台处理并告知结果。',
      },
      {
        name: '保密',
        text: '会话和封存信息适用已签署的保密协议。未经委托方同意，不得向第三方披露、转发或用于其他用途。',
      },
    ],
  },
];

/** What the page about the tools says. */
export const memberFacilityText = {
  title: '会员工具',
  lead: '从寻找项目到提交报价，全部在线完成。',
  compare: '对比套餐权益',
  parts,
} as const;
