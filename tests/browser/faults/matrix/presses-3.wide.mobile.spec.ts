import { printCells, test } from './fixtures';
import { messagePresses } from './presses/messages';

test.afterAll(printCells);

for (const press of messagePresses)
  test(`[REL-03] ${press.name} says each fault of ${press.call}, and succeeds at last`, async ({
    matrix,
  }) => {
    test.setTimeout(90_000);
    await matrix.meetPress(press);
  });
