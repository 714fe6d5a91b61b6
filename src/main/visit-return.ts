import { WindowHistory } from '../adapters/browser-history/window-history';
import { WebStorage } from '../adapters/storage-web/web-storage';
import { takeVisitReturn, type VisitReturn } from '../application/session/wechat-login/visit-return';

/** Returns what the user brought back from WeChat's pages, taken out of the address of this page. */
export const visitReturnOf = (page: Window & typeof globalThis): VisitReturn =>
  takeVisitReturn(new WindowHistory(page), new WebStorage(page));
