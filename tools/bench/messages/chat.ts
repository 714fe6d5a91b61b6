import { givenNumber } from '../given-number';
import { median } from '../median';
import { climb, openConversation } from './in-page';
import { openPhone } from './phone';
import { measurePlainList } from '../plain/plain-list';
import { printCount, printRatio, printTime } from '../print';

/**
 * `npm run bench -- chat [TIMES]`: a conversation of 10,000 messages on a phone whose CPU is slowed down four times:
 * pressed in the list until its newest messages stand there, then scrolled up to its first one. Each figure stands beside
 * its limit.
 */
const cpu = 4;
const times = givenNumber(5);
const conversation = '/message/chat?to=u-he';

const phone = await openPhone('large', 'u-shen');
const held: boolean[] = [];
try {
  const { page } = phone;
  const opened: number[] = [];
  await phone.slowDown(cpu);
  for (let time = 0; time < times; time += 1) {
    // A document of its own each time: nothing is kept of the conversation.
    await page.goto(`${phone.url}/message`, { waitUntil: 'networkidle' });
    const row = page.locator(`a[href="${conversation}"]`);
    await row.waitFor({ state: 'attached' });
    await page.waitForTimeout(1_000);
    opened.push(await page.evaluate(openConversation, conversation));
  }
  console.log(`  each time: ${opened.map(Math.round).join(', ')} ms`);
  held.push(printTime('the newest messages stand there', median(opened) ?? Number.NaN, 300));
  await page.waitForTimeout(1_000);
  const rows = '.chat-log .chat-row';
  const plain = await measurePlainList(page, { rows, count: 40, height: 80, atEnd: true, times });
  const what = 'opening a conversation, as a multiple of the same rows in plain React';
  held.push(printRatio(what, median(opened) ?? Number.NaN, plain, 1.5));
  await page.goto(`${phone.url}/message`, { waitUntil: 'networkidle' });
  await page.locator(`a[href="${conversation}"]`).waitFor({ state: 'attached' });
  await page.evaluate(openConversation, conversation);
  await phone.slowDown(1);
  // Until its rows are measured the log is brought to its end; nobody has read anything by then.
  await page.waitForTimeout(1_000);
  const climbed = await page.evaluate(climb);
  if (!climbed.reachedTop) throw new Error('bench: the first message was not reached');
  console.log(
    `  rows at most ${climbed.rows}, longest task ${Math.round(climbed.longestTask)} ms, not slowed down`,
  );
  held.push(printCount('nodes of messages at most, scrolled to the first one', climbed.mostNodes, 399));
  held.push(printCount('times that what is read moved', climbed.jumps, 0));
} finally {
  await phone.close();
}
process.exitCode = held.every(Boolean) ? 0 : 1;
