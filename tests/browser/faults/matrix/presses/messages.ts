import { expect, type Page } from '@playwright/test';
import { rowsIn } from '../../../messages/inbox';
import { peerOf } from '../../../support/peer';
import { whenHydrated, whenLoaded } from '../../../support/when-shown';
import { assistantOn } from '../../../assistant/said-slowly';
import { menuOf } from '../../../chat/talking';
import { pressOnSheet, type Press, type Setting } from './press';

const notify = ({ gateway, account }: Setting): Promise<unknown> =>
  gateway.inside.notify({
    ...{ to: account.id, title: '第 1 封', content: '第 1 封', link: '/user' },
    sentAt: gateway.clock.now(),
  });

const opened = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await whenLoaded(page, whenHydrated);
};

const openInbox = async (setting: Setting): Promise<void> => {
  await notify(setting);
  await opened(setting.page, '/message');
};

/** Opens a conversation that another member began. */
const openTalk = async ({ page, gateway, account }: Setting): Promise<void> => {
  const other = gateway.spareAccount();
  await peerOf(gateway, other).say(account, '您好');
  await opened(page, `/message/chat?to=${other.id}`);
};

const question = '华东有哪些机器人项目';
const talks = (page: Page) => page.getByRole('dialog', { name: '历史对话' });
const messageReport = (page: Page) => page.getByRole('dialog', { name: '举报这条消息' });

/** Presses among messages, in conversations and with the assistant. */
export const messagePresses: readonly Press[] = [
  {
    call: 'message.readAll',
    name: 'the reading of all messages',
    open: openInbox,
    press: (page) => page.getByRole('button', { name: '全部已读' }).click(),
    kept: (page) => expect(rowsIn(page).first()).toContainText('未读'),
    done: (page) => expect(rowsIn(page).filter({ hasText: '未读' })).toHaveCount(0),
  },
  {
    call: 'message.remove',
    name: 'the removal of a message',
    open: openInbox,
    press: async (page) => {
      await rowsIn(page).last().getByRole('button', { name: /^移除/ }).focus();
      await page.keyboard.press('Enter');
    },
    kept: (page) => expect(rowsIn(page)).toHaveCount(1),
    done: (page) => expect(rowsIn(page)).toHaveCount(0),
  },
  {
    call: 'chat.block',
    name: 'the block of a member',
    open: openTalk,
    press: async (page) => {
      const confirm = page
        .getByRole('dialog', { name: '拉黑对方' })
        .getByRole('button', { name: '拉黑', exact: true });
      if (!(await confirm.isVisible())) {
        await page.getByRole('button', { name: '更多操作' }).click();
        await page.getByRole('menuitem', { name: '拉黑对方' }).click();
      }
      await confirm.click();
    },
    done: (page) => expect(page.getByText('您已拉黑对方，解除后才能继续发送消息。')).toBeVisible(),
  },
  {
    call: 'chat.report',
    name: 'the report of a message',
    open: async (setting) => {
      const { page } = setting;
      await openTalk(setting);
      await (await menuOf(page, '您好')).getByRole('menuitem', { name: '举报' }).click();
      await messageReport(page).getByText('疑似诈骗').click();
    },
    press: (page) => messageReport(page).getByRole('button', { name: '提交举报' }).click(),
    kept: (page) => expect(messageReport(page).getByRole('radio', { checked: true })).toHaveCount(1),
    done: (page) => expect(messageReport(page)).toBeHidden(),
  },
  {
    call: 'ask.ask',
    name: 'the question to the assistant',
    open: ({ page }) => opened(page, '/message/dify'),
    limit: 45_000,
    press: async (page) => {
      const again = assistantOn(page).answers.last().getByRole('button', { name: '重试' });
      if (await again.isVisible()) {
        await again.click();
        return;
      }
      await assistantOn(page).field.fill(question);
      await assistantOn(page).field.press('Enter');
    },
    said: (page) =>
      assistantOn(page)
        .answers.last()
        .getByText(/异常|超时|有误|系统繁忙|没有|重试/),
    done: (page) => expect(assistantOn(page).answers.last()).toContainText('以下由平台检索生成'),
  },
  {
    call: 'assistant.remove',
    name: 'the deletion of a talk with the assistant',
    open: async ({ page }) => {
      await opened(page, '/message/dify');
      await assistantOn(page).field.fill(question);
      await assistantOn(page).field.press('Enter');
      await expect(assistantOn(page).answers.last()).toContainText('以下由平台检索生成');
      await page.getByRole('button', { name: '历史对话' }).click();
    },
    press: pressOnSheet(
      (page) => talks(page).getByRole('button', { name: `删除：${question}` }),
      (page) => talks(page).getByRole('group').getByRole('button', { name: '删除', exact: true }),
    ),
    said: (page) => talks(page).getByText('删除没有完成，请重试'),
    done: (page) => expect(talks(page)).toContainText('还没有对话'),
  },
];
