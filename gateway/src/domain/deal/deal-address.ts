/** Where everybody finds a deal that is for sale; within the application. */
export const saleAddress = ({
  sourceType,
  id,
}: {
  readonly sourceType: string;
  readonly id: string;
}): string => `/sale/${sourceType}/${id}`;

/** Where everybody finds a demand of a buyer; within the application. */
export const buyAddress = (id: string): string => `/buy/${id}`;
