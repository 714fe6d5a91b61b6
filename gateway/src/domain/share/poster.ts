import type { PosterContent } from '../../../../contract/share/poster';
import type { ThingSheet } from './share-sheet';

/** The application's own poster. */
export const appSheet: ThingSheet = {
  kind: '并购与股权投资平台',
  title: '找项目，找买方，签署保密协议后深入沟通',
  facts: ['出售项目', '求购需求', '股份转让'],
  figures: [],
  sealed: '',
  summary:
    '项目简介公开可读，净利润、公司名称等信息由委托方封存，签署保密协议并经其同意后可见。表达意向、报价、咨询都在一处留痕。',
  confirmed: '',
  source: '交易请以正式协议为准，平台不承诺投资收益',
};

/** The length of a promotion code, in hexadecimal digits. */
const codeLength = 16;

/** The promotion code of a member: the same for every poster, and no account can be read from it (LAY-14). */
export const promotionCode = (digest: (text: string) => string, userId: string): string =>
  digest(`sprad:${userId}`).slice(0, codeLength);

/** A path of the application: a picture of another host would make the drawn poster unreadable. */
const ownPath = /^\/(?!\/)[\w./-]+$/;

/** The content of a poster. */
export const posterOf = (brand: string, sheet: ThingSheet, sprad: string | null): PosterContent => {
  const { summary = '', picture = null, ...said } = sheet;
  return {
    brand,
    ...said,
    summary,
    picture: picture !== null && ownPath.test(picture) ? picture : null,
    sprad,
  };
};
