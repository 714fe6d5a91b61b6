import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { codeVersion } from './code-version';
import { runName, writeRecord, type Run } from './test-record';

/** Keeps each browser test's last result in .cache/results, for the trace (AUD-02), also when the run is ended early. */
export default class TraceReporter implements Reporter {
  private readonly run: Run = { name: runName(process.env), version: codeVersion(process.cwd()) };

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped' || result.status === 'interrupted') return;
    const project = test.parent.project()?.name ?? 'browser';
    const file = relative(process.cwd(), test.location.file).replaceAll('\\', '/');
    const outcome = result.status === 'passed' ? 'passed' : 'failed';
    writeRecord(process.cwd(), file, this.run, [
      { project, title: test.title, outcome, milliseconds: result.duration },
    ]);
  }
}
