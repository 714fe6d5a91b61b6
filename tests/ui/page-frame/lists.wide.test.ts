import { listCases } from './list-cases';

for (const { runShown } of listCases) runShown();
