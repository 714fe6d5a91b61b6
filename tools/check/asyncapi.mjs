import { readFileSync } from 'node:fs';
import { DiagnosticSeverity, Parser } from '@asyncapi/parser';

/** Whether the published topics are valid AsyncAPI: prints what is not, and fails on errors and warnings. */
const file = 'docs/contract/asyncapi.json';
const diagnostics = await new Parser().validate(readFileSync(file, 'utf8'));
const heard = [DiagnosticSeverity.Error, DiagnosticSeverity.Warning].map(String);
const worse = diagnostics.filter(({ severity }) => heard.includes(String(severity)));
for (const { path, message } of worse) console.error(`${file} ${path.join('.')}: ${message}`);
process.exitCode = worse.length === 0 ? 0 : 1;
