import { answered, failing, never } from '../scene/answers';
import { appPoster, longPoster, newsPoster } from './posters';
import type { Story } from './story';
import { asMember, network } from './words';

const address = '/share?kind=sale&sourceType=entrust&id=20260418';

/** Posters: of a deal, of an article, of the application, and what has none. */
export const posterStories: readonly Story[] = [
  { id: 'poster', title: '分享海报：项目', scene: { ...asMember, address } },
  { id: 'poster-wechat', title: '分享海报：微信中', scene: { ...asMember, address, environment: 'wechat' } },
  {
    id: 'poster-news',
    title: '分享海报：资讯',
    scene: { address: '/share?kind=news&id=7', poster: answered(newsPoster) },
  },
  {
    id: 'poster-product',
    title: '分享海报：平台',
    scene: { address: '/share', poster: answered(appPoster) },
  },
  {
    id: 'poster-long',
    title: '分享海报：长文字',
    scene: { ...asMember, address, poster: answered(longPoster) },
  },
  { id: 'poster-loading', title: '分享海报：生成中', scene: { address, poster: never } },
  { id: 'poster-failed', title: '分享海报：没有加载出来', scene: { address, poster: network } },
  { id: 'poster-undrawn', title: '分享海报：没有生成', scene: { address, draws: false } },
  {
    id: 'poster-over',
    title: '分享海报：已下架',
    scene: { address, poster: failing({ kind: 'refused', code: 404, message: '项目不存在或已下架' }) },
  },
  { id: 'poster-unshared', title: '分享海报：不能分享', scene: { address: '/share?kind=fund&id=7' } },
  { id: 'poster-unknown', title: '分享海报：没有找到', scene: { address: '/share?kind=house&id=7' } },
  {
    id: 'poster-copied',
    title: '分享海报：链接已复制',
    scene: { ...asMember, address },
    acts: [{ kind: 'press', name: '复制链接' }],
  },
];
