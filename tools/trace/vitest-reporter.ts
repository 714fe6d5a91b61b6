import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { writeRecord, type TestRecord } from './test-record';

function recordOf(test: TestCase): TestRecord | null {
  const { state } = test.result();
  if (state !== 'passed' && state !== 'failed') return null;
  const milliseconds = Math.round(test.diagnostic()?.duration ?? 0);
  return { project: test.project.name, title: test.name, outcome: state, milliseconds };
}

/** Keeps each test's last result in .cache/results, for the trace (AUD-02). */
export default class TraceReporter implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const tests = [...module.children.allTests()].map(recordOf).filter((test) => test !== null);
    if (tests.length === 0) return;
    const root = process.cwd();
    writeRecord(root, relative(root, module.moduleId).replaceAll('\\', '/'), tests);
  }
}
