import { beijingTime } from '../../../contract/values/beijing-time';
import { kinds } from '../../../contract/kind/kinds';
import type { PosterContent } from '../../../contract/share/poster';
import type { SharedThing } from '../share/thing-to-share';
import type { Poster } from './poster-layout';

/** A moment's day with its year: a picture stays true when the year is over. */
const dayText = (moment: number): string => {
  const [year = '', month = '', day = ''] = beijingTime(moment).slice(0, 10).split('-');
  return `${year}年${Number(month)}月${Number(day)}日`;
};

/**
 * What the poster of a thing says, or that of the application.
 * @param now milliseconds since 1970
 */
export const posterWords = (content: PosterContent, thing: SharedThing | null, now: number): Poster => {
  const { picture: _, sprad: __, ...said } = content;
  return {
    ...said,
    call: thing === null ? '扫码打开' : `扫码查看${kinds[thing.kind].label}`,
    advice: content.sealed === '' ? '微信长按识别二维码' : '登录后可申请查看封存信息',
    shared: `分享于 ${dayText(now)}`,
  };
};

/** The name of the picture's file: nothing of the thing that a folder on a shared device would show. */
export const posterFileName = 'hupo-poster.png';
