import type { FormTexts } from '../../../contract/publication/form-texts';
import { answered, failing, never } from '../scene/answers';
import { member } from './people';
import { publication, publications, publicationsOf } from './publications';
import { soundBuy } from './sound-buy';
import type { Story } from './story';
import { asMember, network, timeout } from './words';

const list = '/new_buy';
const form = '/new_buy?kind=sale&id=a1';
const demand = '/new_buy?kind=buy&id=b1';
const demanded = (change: FormTexts = {}) =>
  answered(
    publication({ id: 'b1', kind: 'buy', title: soundBuy.title ?? '', fields: { ...soundBuy, ...change } }),
  );
const long = '很长的介绍，'.repeat(330);
const texts = publication().fields;

const revealing = publication({
  fields: {
    ...texts,
    title: '台州某某传动股份有限公司控股权转让',
    teaser: `${texts.teaser ?? ''}电话 13916605278。`,
  },
});

/** One's publications and the form of one: each step, in conflict, under review, failed, and with long words. */
export const publicationStories: readonly Story[] = [
  { id: 'publications', title: '我的发布', scene: { ...asMember, address: list } },
  {
    id: 'publications-asked',
    title: '我的发布：删除草稿',
    scene: { ...asMember, address: list },
    acts: [{ kind: 'press', name: '删除草稿' }],
  },
  {
    id: 'publications-withdrawn',
    title: '我的发布：刚刚下架',
    scene: {
      ...asMember,
      address: list,
      publications: answered(publicationsOf(publications.slice(4, 5), false)),
    },
    acts: [{ kind: 'press', name: '下架' }],
  },
  {
    id: 'publications-loading',
    title: '我的发布：加载中',
    scene: { ...asMember, address: list, publications: never },
  },
  {
    id: 'publications-empty',
    title: '我的发布：没有内容',
    scene: { ...asMember, address: list, publications: answered(publicationsOf([], false)) },
  },
  {
    id: 'publications-failed',
    title: '我的发布：没有加载出来',
    scene: { ...asMember, address: list, publications: timeout },
  },
  {
    id: 'publications-more-failed',
    title: '我的发布：后面的没有加载出来',
    scene: {
      ...asMember,
      address: list,
      publications: answered(publicationsOf(publications, true)),
      morePublications: network,
    },
  },
  {
    id: 'publications-closed',
    title: '我的发布：基础认证',
    scene: { ...asMember, address: list, user: answered(member({ prove: '2' })) },
  },
  { id: 'publish-sale', title: '发布：基本信息', scene: { ...asMember, address: form } },
  { id: 'publish-sale-money', title: '发布：金额与财务', scene: { ...asMember, address: `${form}&step=2` } },
  { id: 'publish-sale-words', title: '发布：亮点与说明', scene: { ...asMember, address: `${form}&step=3` } },
  { id: 'publish-sale-papers', title: '发布：流程与资料', scene: { ...asMember, address: `${form}&step=4` } },
  {
    id: 'publish-sale-pictures',
    title: '发布：照片附带信息',
    scene: {
      ...asMember,
      address: `${form}&step=4`,
      publication: answered(
        publication({
          fields: { ...texts, pictures: 'f1,f2' },
          pictures: [
            {
              id: 'f1',
              marks: [
                { kind: 'place', found: '28.6500, 121.4167' },
                { kind: 'author', found: 'Chen Gong' },
              ],
            },
            { id: 'f2', marks: [] },
          ],
        }),
      ),
    },
  },
  { id: 'publish-sale-confirm', title: '发布：确认提交', scene: { ...asMember, address: `${form}&step=5` } },
  {
    id: 'publish-sale-revealing',
    title: '发布：身份信息检查',
    scene: { ...asMember, address: `${form}&step=5`, publication: answered(revealing) },
    acts: [{ kind: 'press', name: '提交审核' }],
  },
  {
    id: 'publish-sale-wrong',
    title: '发布：数据矛盾',
    scene: {
      ...asMember,
      address: `${form}&step=5`,
      publication: answered(publication({ fields: { ...texts, netProfit1: '32,000' } })),
      publicationSaved: never,
    },
    acts: [{ kind: 'press', name: '提交审核' }],
  },
  {
    id: 'publish-sale-long',
    title: '发布：长文字',
    scene: {
      ...asMember,
      address: `${form}&step=5`,
      publication: answered(publication({ fields: { ...texts, title: long, teaser: long } })),
    },
  },
  {
    id: 'publish-sale-rejected',
    title: '发布：被退回',
    scene: {
      ...asMember,
      address: `${form}&step=3&field=teaser`,
      publication: answered(
        publication({
          review: 'rejected',
          reasons: [{ field: 'teaser', reason: '请写明产品的应用领域和主要客户类型' }],
        }),
      ),
    },
  },
  {
    id: 'publish-sale-in-review',
    title: '发布：审核中',
    scene: { ...asMember, address: form, publication: answered(publication({ review: 'pending' })) },
  },
  {
    id: 'publish-sale-unsaved',
    title: '发布：没有保存',
    scene: { ...asMember, address: form, publicationSaved: network },
    acts: [
      { kind: 'type', label: '标题', text: '华东精密减速器企业控股权转让项目' },
      { kind: 'focus', name: '返回我的发布' },
    ],
  },
  {
    id: 'publish-sale-conflict',
    title: '发布：两台设备',
    scene: {
      ...asMember,
      address: form,
      publicationSaved: answered({
        taken: false,
        publication: publication({
          version: 5,
          fields: {
            ...texts,
            title: '减速器企业控股权转让',
            stake: '51',
            teaser: '主营精密减速器，客户以机器人本体厂商为主，近三年收入稳定增长。'.repeat(8),
          },
        }),
      }),
    },
    acts: [
      { kind: 'type', label: '标题', text: '华东精密减速器企业控股权转让项目' },
      { kind: 'focus', name: '返回我的发布' },
    ],
  },
  {
    id: 'publish-buy',
    title: '发布求购：收购方向',
    scene: { ...asMember, address: demand, publication: demanded() },
  },
  {
    id: 'publish-buy-buyer',
    title: '发布求购：买方信息',
    scene: { ...asMember, address: `${demand}&step=2`, publication: demanded() },
  },
  {
    id: 'publish-buy-demand',
    title: '发布求购：要求与期限',
    scene: { ...asMember, address: `${demand}&step=3`, publication: demanded() },
  },
  {
    id: 'publish-buy-confirm',
    title: '发布求购：确认提交',
    scene: { ...asMember, address: `${demand}&step=4`, publication: demanded() },
  },
  {
    id: 'publish-buy-wrong',
    title: '发布求购：有误',
    scene: {
      ...asMember,
      address: `${demand}&step=4`,
      publication: demanded({ industries: '', minAmount: '7' }),
      publicationSaved: never,
    },
    acts: [{ kind: 'press', name: '提交审核' }],
  },
  {
    id: 'publish-buy-long',
    title: '发布求购：长文字',
    scene: {
      ...asMember,
      address: `${demand}&step=4`,
      publication: demanded({ title: long, profile: long, wanted: long }),
    },
  },
  {
    id: 'publish-sale-loading',
    title: '发布：加载中',
    scene: { ...asMember, address: form, publication: never },
  },
  {
    id: 'publish-sale-failed',
    title: '发布：没有加载出来',
    scene: {
      ...asMember,
      address: form,
      publication: failing({ kind: 'timeout' }),
    },
  },
];
