import { later } from '../../../kit/later/later';
import { NdaSheetNotCome } from './not-come';

const { Part } = later(async () => (await import('./nda-sheet')).NdaSheet, NdaSheetNotCome);

/** The NDA over the page, whose code comes when somebody opens it. */
export const NdaSheetLater = Part;
