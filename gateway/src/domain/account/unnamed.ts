/** The name of an account without a name: its phone's last four digits. */
export const unnamed = (phone: string): string => `用户${phone.slice(-4)}`;
