/** The address that dials a fixed or mobile number; null for a text that is none. */
export const phoneLink = (phone: string): string | null =>
  /^\+?[0-9][0-9 -]{4,19}$/.test(phone) ? `tel:${phone.replace(/[ -]/g, '')}` : null;
