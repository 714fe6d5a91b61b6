/** Where a picture of a deal stands, by its id. */
export const dealPicture = (id: string): string => `/files/deal/${id}`;
