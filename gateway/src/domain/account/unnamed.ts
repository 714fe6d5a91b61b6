/** The name of an account that nobody has named yet: its phone's last four digits. */
export const unnamed = (phone: string): string => `用户${phone.slice(-4)}`;
