import { toNullable } from 'fp-ts/Option';
import { WindowHistory } from '../adapters/browser-history/window-history';
import { WebStorage } from '../adapters/storage-web/web-storage';
import { readPayerReturn } from '../domain/payment/payer-return';
import { readWechatReturn, type WechatReturn } from '../domain/session/wechat-return';

/** Where links of messages lead to: opened directly, it has home beneath it, so that back does not leave (LAY-19). */
const retrieval = '/login/retrieve';

/** With what a person came back from WeChat's pages. */
export interface CameBack {
  /** The answer to a login, which is used once; empty where there is none (LOG-05). */
  readonly wechat: WechatReturn[];
  /** The code by which the payer's openId is found; null where there is none (PAY-08). */
  readonly payerCode: string | null;
}

/**
 * Takes what WeChat added to the address out of it, before anything else looks there, so that it stands in no
 * history, log or report. Its code is only fetched for an address that says a state. Beneath a login that comes back lies home: back from there leads to no page of WeChat's.
 */
export const takeCameBack = (page: Window & typeof globalThis): CameBack => {
  const history = new WindowHistory(page);
  const storage = new WebStorage(page);
  const entry = history.current();
  const login = readWechatReturn(entry.address, toNullable(storage.read('hupo.wechat-asked')()));
  const payer = readPayerReturn(entry.address, toNullable(storage.read('hupo.payer-asked')()));
  if (login !== null) storage.remove('hupo.wechat-asked')();
  if (payer !== null) storage.remove('hupo.payer-asked')();
  const address = login?.address ?? payer?.address;
  if (address !== undefined) history.replace({ ...entry, address });
  if (entry.index === 0 && (login !== null || entry.address.startsWith(retrieval))) {
    history.replace({ address: '/', index: 0, layers: 0 });
    history.push({ ...entry, address: address ?? entry.address, index: 1 });
  }
  return { wechat: login === null ? [] : [login.came], payerCode: payer?.code ?? null };
};
