import { buyLabels } from './buy-form';
import { saleLabels } from './sale-form';

/** What a field is called, of either kind of form; that of a year by its figure. */
export const fieldLabel = (field: string): string =>
  saleLabels[field] ?? buyLabels[field] ?? saleLabels[field.replace(/[123]$/, '')] ?? field;
