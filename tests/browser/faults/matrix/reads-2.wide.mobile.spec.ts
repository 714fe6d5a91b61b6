import { printCells, test } from './fixtures';
import { readingsOfPart } from './reads';

test.afterAll(printCells);

for (const reading of readingsOfPart(1, 4))
  test(`[REL-03] ${reading.walked.row.name} stays usable in each fault of ${reading.call}`, async ({
    matrix,
  }) => {
    test.setTimeout(150_000);
    await matrix.meetAtPage(reading);
  });
