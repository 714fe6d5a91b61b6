import { expect, type Locator, type Page } from '@playwright/test';
import { callLimit } from '../../every-fault';
import { dialogIn } from '../../notices';
import { pathOf } from '../call-key';
import type { Cell } from '../figures';
import { isFaultOf, type Kind } from '../kinds';
import type { PathFaults } from '../../path-faults';
import type { Press } from './press';

/** Longer than a call that is made again by itself waits before that, in milliseconds. */
const pastRetry = 5_000;

/** What a screen says of a call that failed. */
const failure = /异常|超时|有误|系统繁忙|没有|失败|未完成|未能|无法|重试|未知/;

const saidIn = (page: Page): Locator =>
  page
    .getByRole('alert')
    .or(page.getByRole('alertdialog'))
    .or(page.getByRole('dialog'))
    .or(page.getByRole('status'))
    .or(page.locator('.adm-toast-main'))
    .or(page.locator('.notification'))
    .filter({ visible: true, hasText: failure });

/** Expects the failure to be shown, and closes the notice over the page; a sheet stays open, and the press's own place. */
const expectSaid = async (page: Page, cell: string, own: Locator | undefined): Promise<void> => {
  await expect((own ?? saidIn(page)).first(), cell).toBeVisible();
  if (own !== undefined) return;
  const notice = dialogIn(page).filter({ hasText: /系统提示|未完成|未知|无法发起支付/ });
  const close = notice.getByRole('button', { name: /^(关闭|知道了)$/ });
  if ((await close.count()) > 0) await close.first().click();
};

/** Lets the call of a button meet each kind of fault: each is said, what was entered is kept, and it succeeds at last. */
export const meetPress = async (
  page: Page,
  faults: PathFaults,
  { call, name, press, quiet, said, kept, done, limit = callLimit, tries = 1 }: Press,
  kinds: readonly Kind[],
): Promise<readonly Cell[]> => {
  const path = pathOf(call);
  const cells: Cell[] = [];
  for (const kind of kinds.filter((one) => isFaultOf(one, call))) {
    const cell = `${call}: ${kind.name}`;
    faults.set(path, kind.fault);
    const before = faults.count(path);
    await press(page);
    await expect.poll(() => faults.count(path), { message: cell }).toBeGreaterThan(before);
    if (kind.release === undefined) {
      if (kind.silent === true)
        for (let made = 1; made <= tries; made += 1) {
          await expect.poll(() => faults.underWay(path), { message: cell }).toBeGreaterThan(0);
          await page.clock.fastForward(limit);
          await expect.poll(() => faults.underWay(path), { message: cell }).toBe(0);
          if (made < tries) await page.clock.fastForward(pastRetry);
        }
      await expect.poll(() => faults.underWay(path), { message: cell }).toBe(0);
      if (quiet === undefined) await expectSaid(page, cell, said?.(page));
      await kept?.(page);
      const ending = quiet === undefined ? 'in place' : 'nothing missing';
      cells.push({ call, page: name, kind: kind.name, ending });
    } else {
      await page.clock.fastForward(callLimit / 2);
      await kind.release();
      await done(page);
      cells.push({ call, page: name, kind: kind.name, ending: 'nothing missing' });
    }
  }
  return cells;
};
