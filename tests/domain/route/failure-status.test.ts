import { expect, test } from 'vitest';
import { failureStatus } from '../../../src/domain/route/failure-status';

test.each([
  [{ status: 401 }, 401],
  [Object.assign(new Error('gone'), { status: 404 }), 404],
  [{ status: 200 }, 500],
  [{ status: 600 }, 500],
  [{ status: 404.5 }, 500],
  [{ status: '404' }, 500],
  [new Error('a view throws'), 500],
  ['404', 500],
  [null, 500],
  [undefined, 500],
])('[LAY-10] a page that fails with %j has the status %i', (error, status) => {
  expect(failureStatus(error)).toBe(status);
});
