import { detailCases } from './detail-cases';

for (const { runShown } of detailCases) runShown();
