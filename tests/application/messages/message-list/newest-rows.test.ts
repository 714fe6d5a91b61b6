import { right } from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, test } from 'vitest';
import { newestRows } from '../../../../src/application/messages/message-list/newest-rows';
import type { InboxRow } from '../../../../src/domain/message/inbox-row';
import { firstPage, type PageRequest } from '../../../../src/domain/page/page';
import { messages as rows } from '../../../../tools/gallery/stories/messages';

const first = firstPage(20);
const asking = (there: readonly InboxRow[], more = false) => {
  const asked: PageRequest[] = [];
  return {
    asked,
    newest: newestRows((request) => {
      asked.push(request);
      return TE.right({
        items: there,
        total: there.length,
        next: more ? { cursor: 'c', page: 2, pageSize: 20 } : null,
      });
    }),
  };
};
const many = (count: number): readonly InboxRow[] =>
  Array.from({ length: count }, (_, place) => ({ ...(rows[0] as InboxRow), id: `N${place}` }));

test('[SOC-08] as much is asked for as is shown, a page at least and 100 rows at most', async () => {
  const { asked, newest } = asking(rows);
  for (const count of [0, 20, 43, 250]) await newest({ shown: many(count), first }, {})();
  expect(asked.map(({ pageSize }) => pageSize)).toEqual([20, 20, 43, 100]);
});

test('[SOC-08] a row that was taken out elsewhere is gone; one that only stands further down is not', async () => {
  const [out] = rows;
  const { newest } = asking(rows.slice(1, 6), true);
  const answer = await newest({ shown: rows, first }, {})();
  expect(answer).toMatchObject(right({ gone: [out] }));
});

test('[SOC-08] of an inbox that is empty now every row is gone', async () => {
  const { newest } = asking([]);
  expect(await newest({ shown: rows, first }, {})()).toMatchObject(right({ gone: rows }));
});
