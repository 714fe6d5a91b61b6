/** The address of a picture of a deal, by its id. */
export const dealPicture = (id: string): string => `/files/deal/${id}`;
