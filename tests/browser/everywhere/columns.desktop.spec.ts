import { walkedRoutes } from '../offline/walk';
import { expect, test } from '../support/fixtures';
import { expectColumns } from './columns';

/** One page of each of the four widths. */
const pages = ['saleLanding', 'news', 'codeLogin', 'agreePrivacy'];

test('[LAY-01] on a desktop a page begins at one height, in the middle, and has one of four widths', async ({
  page,
}) => {
  const walked = walkedRoutes.filter(({ row }) => pages.includes(row.name));
  expect(walked).toHaveLength(pages.length);
  await expectColumns(page, walked);
});
