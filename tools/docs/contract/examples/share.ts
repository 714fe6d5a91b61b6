import type { shareCalls } from '../../../../contract/share/calls';
import type { Examples } from './example';

export const shareExamples: Examples<typeof shareCalls> = {
  poster: {
    asked: { kind: 'sale', sourceType: 'entrust', id: '20260418' },
    answered: {
      brand: '琥珀并购',
      kind: '出售项目 XM20260418',
      title: '精密减速器控股权转让',
      facts: ['机器人', '浙江宁波', '控股权'],
      figures: [{ name: '转让金额', figure: '3.2', unit: '亿元' }],
      sealed: '净利润、公司名称等 6 项，签署NDA后可见',
      summary: '',
      confirmed: '2026年11月20日确认在售',
      source: '信息由委托方提供，不构成投资建议',
      picture: null,
      sprad: '3f9c1a7be2d04568',
    },
  },
};
