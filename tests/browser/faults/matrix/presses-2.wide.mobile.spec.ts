import { printCells, test } from './fixtures';
import { memberPresses } from './presses/member';

test.afterAll(printCells);

for (const press of memberPresses)
  test(`[REL-03] ${press.name} says each fault of ${press.call}, and succeeds at last`, async ({
    matrix,
  }) => {
    test.setTimeout(90_000);
    await matrix.meetPress(press);
  });
