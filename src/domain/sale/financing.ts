import type { Sale } from './sale';

/** Whether money is raised for the company, in place of its stake being sold. */
export const isFinancing = ({ amountLabel }: Pick<Sale, 'amountLabel'>): boolean =>
  amountLabel.startsWith('融资');
