import { expect, type Page } from '@playwright/test';
import {
  connectionRefused,
  httpStatus,
  noAnswer,
  notJson,
  resetMidBody,
  resultCode,
  tooLarge,
  wrongShape,
} from './fault';
import type { Fault } from './fault';
import { expectDialog, expectNotification, expectToast } from './notices';

/** A way for a call to fail, and how a person is told. */
export interface KnownFault {
  readonly name: string;
  readonly fault: Fault;
  /** Why, as a screen's failed state gives it. */
  readonly reason: string;
  /** The notice over the page; put away when it asks for it. */
  readonly told: (page: Page) => Promise<void>;
  /** No answer came that can be read: the screen that asked says so in its place, and no dialog opens. */
  readonly isUnread?: boolean;
  /** Nothing comes back: time has to pass. */
  readonly silent?: boolean;
}

const inDialog = (name: string, fault: Fault, reason: string): KnownFault => ({
  name,
  fault,
  reason,
  isUnread: true,
  told: (page) => expectDialog(page, reason),
});

const connection = '后端接口连接异常';
const badData = '系统返回的数据有误，请稍后重试';
const busy = '系统繁忙，稍候恢复';
const closed = '本栏目正在维护';

/** Every way in which a call that reads can fail (REL-03, GAT-05 … GAT-07). */
export const everyFault = (brokenServer: string): readonly KnownFault[] => [
  inDialog('connection refused', connectionRefused, connection),
  inDialog('reset in the middle of the body', resetMidBody(brokenServer), connection),
  { ...inDialog('no answer', noAnswer, '系统接口请求超时'), silent: true },
  inDialog('HTTP 500', httpStatus(500), '系统接口500异常'),
  inDialog('HTTP 502', httpStatus(502), '系统接口502异常'),
  inDialog('HTTP 403', httpStatus(403), '系统接口403异常'),
  inDialog('not JSON', notJson, badData),
  inDialog('wrong shape', wrongShape, badData),
  inDialog('too large', tooLarge(brokenServer), badData),
  {
    name: 'result code 500',
    fault: resultCode(500, busy),
    reason: busy,
    told: (page) => expectToast(page, busy),
  },
  {
    name: 'another result code',
    fault: resultCode(620, closed),
    reason: closed,
    told: (page) => expectNotification(page, closed),
  },
];

/** The limit of every call, in milliseconds (GAT-08). */
export const callLimit = 15_000;

/** Waits until the call is under way, lets the limit pass when nothing answers, and sees what is told. */
export const seeItTold = async (
  page: Page,
  { silent = false, told }: KnownFault,
  underWay: () => boolean,
): Promise<void> => {
  await expect.poll(underWay).toBe(true);
  if (silent) await page.clock.fastForward(callLimit);
  await told(page);
};
