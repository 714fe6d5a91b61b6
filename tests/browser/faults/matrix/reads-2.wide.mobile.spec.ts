import { printCells, test } from './fixtures';
import { pagesOfPart } from './reads';

test.afterAll(printCells);

for (const walked of pagesOfPart(1, 2))
  test(`[REL-03] ${walked.row.name} stays usable in each fault of each call that it makes`, async ({
    matrix,
  }) => {
    test.setTimeout(240_000);
    await matrix.meet(walked);
  });
