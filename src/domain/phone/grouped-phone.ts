/**
 * A phone as it is read: a mobile number of mainland China in groups, '138 0013 8000'; one of another length stays as it
 * is, since groups differ from country to country.
 */
export const groupedPhone = (phone: string): string => phone.replace(/^(1\d{2})(\d{4})(\d{4})$/, '$1 $2 $3');
