/** What is wrong where; `line` counts from 1 and is absent when the whole file is meant. */
export interface Finding {
  readonly file: string;
  readonly line?: number;
  readonly message: string;
}

/** Prints the findings as an editor can follow them, and leaves the exit code that says whether there were any. */
export function report(findings: readonly Finding[], allWell: string): void {
  for (const { file, line, message } of findings) {
    console.log(`${line === undefined ? file : `${file}:${line}`}  ${message}`);
  }
  if (findings.length === 0) console.log(allWell);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
