import { printCells, test } from './fixtures';
import { dealPresses } from './presses/deals';
import { moneyPresses } from './presses/money';

test.afterAll(printCells);

for (const press of [...dealPresses, ...moneyPresses])
  test(`[REL-03] ${press.name} says each fault of ${press.call}, and succeeds at last`, async ({
    matrix,
  }) => {
    test.setTimeout(90_000);
    await matrix.meetPress(press);
  });
