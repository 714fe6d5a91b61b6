import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { writeRecord } from './test-record';

/** Keeps each browser test's last result in .cache/results, for the trace (AUD-02), also when the run is broken off. */
export default class TraceReporter implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped' || result.status === 'interrupted') return;
    const project = test.parent.project()?.name ?? 'browser';
    const file = relative(process.cwd(), test.location.file).replaceAll('\\', '/');
    const outcome = result.status === 'passed' ? 'passed' : 'failed';
    writeRecord(process.cwd(), file, [
      { project, title: test.title, outcome, milliseconds: result.duration },
    ]);
  }
}
