import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { codeVersion } from './code-version';
import { runName, writeRecord, type Run, type TestResult } from './test-record';

function resultOf(test: TestCase): TestResult | null {
  const { state } = test.result();
  if (state !== 'passed' && state !== 'failed') return null;
  const milliseconds = Math.round(test.diagnostic()?.duration ?? 0);
  return { project: test.project.name, title: test.name, outcome: state, milliseconds };
}

/** Keeps each test's last result in .cache/results, for the trace (AUD-02). */
export default class TraceReporter implements Reporter {
  private run: Run = { name: runName(process.env), version: codeVersion(process.cwd()) };

  /** In watch mode the code changes between two runs. */
  onTestRunStart(): void {
    this.run = { ...this.run, version: codeVersion(process.cwd()) };
  }

  onTestModuleEnd(module: TestModule): void {
    const results = [...module.children.allTests()].map(resultOf).filter((result) => result !== null);
    if (results.length === 0) return;
    const root = process.cwd();
    writeRecord(root, relative(root, module.moduleId).replaceAll('\\', '/'), this.run, results);
  }
}
