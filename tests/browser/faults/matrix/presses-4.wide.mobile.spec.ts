import { printCells, test } from './fixtures';
import { gatePresses } from './presses/gate';
import { ndaPresses } from './presses/nda';
import { sessionPresses } from './presses/session';

test.afterAll(printCells);

for (const press of [...ndaPresses, ...gatePresses, ...sessionPresses])
  test(`[REL-03] ${press.name} says each fault of ${press.call}, and succeeds at last`, async ({
    matrix,
  }) => {
    test.setTimeout(90_000);
    await matrix.meetPress(press);
  });
