import { expect, type Page } from '@playwright/test';
import { fillInbox, rowsIn } from '../../../messages/inbox';
import { peerOf } from '../../../support/peer';
import { assistantOn } from '../../../assistant/said-slowly';
import { log, menuOf } from '../../../chat/talking';
import { bytesOf, uploadFile } from '../../../../support/gateway/upload';
import { againOr, opened, pressOnSheet, type Press, type Setting } from './press';

const notify = ({ gateway, account }: Setting): Promise<unknown> =>
  gateway.inside.notify({
    ...{ to: account.id, title: '第 1 封', content: '第 1 封', link: '/user' },
    sentAt: gateway.clock.now(),
  });

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

/** Opens a conversation in which the account has answered. */
const openAnswered = async ({ page, gateway, account }: Setting): Promise<void> => {
  const other = gateway.spareAccount();
  await peerOf(gateway, other).say(account, '您好');
  await peerOf(gateway, account).say(other, '首期款八成');
  await opened(page, `/message/chat?to=${other.id}`);
};

/** Opens a conversation in which the other sent a document. */
const openDocument = async ({ page, gateway, account }: Setting): Promise<void> => {
  const other = gateway.spareAccount();
  const token = await gateway.inside.sessions.open(other.id);
  const { data } = await uploadFile(gateway, bytesOf('application/pdf'), {
    token,
    purpose: 'chat',
    name: '意向书.pdf',
  });
  const { id } = data as { readonly id: string };
  await peerOf(gateway, other).say(account, `[文件] 意向书.pdf [hupo:file:${id}:application/pdf:1]`);
  await opened(page, `/message/chat?to=${other.id}`);
};

const find = (page: Page) => page.getByRole('search', { name: '会话内查找' });
const document = (page: Page) => log(page).getByRole('button', { name: '下载 意向书.pdf' });

/** Asks the assistant, and waits for the end of its answer. */
const asked = async (page: Page): Promise<void> => {
  await opened(page, '/message/dify');
  await assistantOn(page).field.fill(question);
  await assistantOn(page).field.press('Enter');
  await expect(assistantOn(page).answers.last()).toContainText('以下由平台检索生成');
};

const question = '华东有哪些机器人项目';
const undo = (page: Page) => page.getByRole('status').getByRole('button', { name: '撤销' });
const helpful = (page: Page) => assistantOn(page).answers.last().getByRole('button', { name: '有帮助' });
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
    call: 'message.restore',
    name: 'the return of a removed message',
    open: async ({ page, gateway, account }) => {
      await fillInbox(gateway, account, 12);
      await opened(page, '/message');
    },
    // A return that was lost is offered again, for 5 s.
    press: againOr(undo, async (page) => {
      await rowsIn(page).last().getByRole('button', { name: /^移除/ }).focus();
      await page.keyboard.press('Enter');
      await undo(page).click();
    }),
    kept: (page) => expect(undo(page)).toBeVisible(),
    done: (page) => expect(rowsIn(page).first()).toContainText('第 12 封'),
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
    call: 'chat.recall',
    name: 'the recall of a message',
    open: openAnswered,
    press: async (page) => {
      await (await menuOf(page, '首期款八成')).getByRole('menuitem', { name: /^撤回/ }).click();
    },
    kept: (page) => expect(log(page)).toContainText('首期款八成'),
    done: (page) => expect(log(page)).toContainText('您撤回了一条消息'),
  },
  {
    call: 'chat.file',
    name: 'the document of a conversation',
    open: openDocument,
    press: (page) => document(page).click(),
    said: (page) => document(page).getByText('没有下载成功'),
    done: (page) => expect(document(page)).toContainText(/\d [KM]?B/),
  },
  {
    call: 'chat.hits',
    name: 'the search in a conversation',
    open: async (setting) => {
      await openTalk(setting);
      await setting.page.goto('/message?keyword=您好');
      await expect(rowsIn(setting.page)).toHaveCount(1);
    },
    press: againOr(
      (page) => find(page).getByRole('button', { name: '重新加载' }),
      (page) => rowsIn(page).first().click(),
    ),
    said: (page) => find(page).getByText('查找结果没有加载出来'),
    kept: (page) => expect(log(page)).toContainText('您好'),
    done: (page) => expect(find(page)).toContainText('第 1 条，共 1 条'),
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
    call: 'assistant.conversations',
    name: 'the list of talks with the assistant',
    open: ({ page }) => opened(page, '/message'),
    press: againOr(
      (page) => talks(page).getByRole('button', { name: '重新加载' }),
      async (page) => {
        await opened(page, '/message/dify');
        await page.getByRole('button', { name: '历史对话' }).click();
      },
    ),
    said: (page) => talks(page).getByText('历史对话没有加载出来'),
    done: (page) => expect(talks(page)).toContainText('还没有对话'),
  },
  {
    call: 'assistant.messages',
    name: 'a talk of before with the assistant',
    open: async ({ page }) => {
      await asked(page);
      await page.getByRole('button', { name: '新对话' }).click();
      await page.getByRole('button', { name: '历史对话' }).click();
    },
    press: againOr(
      (page) => page.getByRole('main').getByRole('button', { name: '重新加载' }),
      (page) => talks(page).getByRole('button', { name: question, exact: true }).click(),
    ),
    said: (page) => page.getByRole('main').getByText('对话没有加载出来'),
    done: (page) => expect(assistantOn(page).answers.last()).toContainText('以下由平台检索生成'),
  },
  {
    call: 'assistant.feedback',
    name: 'the rating of an answer',
    open: ({ page }) => asked(page),
    press: (page) => helpful(page).click(),
    said: (page) => page.getByRole('main').getByText('评价没有保存，请重试'),
    kept: (page) => expect(helpful(page)).toHaveAttribute('aria-pressed', 'false'),
    done: (page) => expect(helpful(page)).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    call: 'assistant.remove',
    name: 'the deletion of a talk with the assistant',
    open: async ({ page }) => {
      await asked(page);
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
