/** Which deal, as its page's address names it. */
interface SaleNamed {
  readonly sourceType: string;
  readonly id: string;
}

/** The page of a deal. */
export const saleAddress = ({ sourceType, id }: SaleNamed): string => `/sale/${sourceType}/${id}`;
