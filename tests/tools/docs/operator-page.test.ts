import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { markdown } from '../../../tools/docs/page/markdown';
import { operatorPage } from '../../../tools/docs/page/operator-page';

test('[OPS-06] the page of operator commands is the one that the table of commands gives', () => {
  expect(readFileSync('docs/operator-commands.md', 'utf8')).toBe(markdown(operatorPage()));
  expect(markdown(operatorPage())).toContain('| `review refund reject <订单号> <原因>` |');
});
