const shortest = 8;
const longest = 64;

/** Whether a new password is good enough: 8 to 64 characters, letters and digits, and not the phone itself (LOG-12). */
export const isGoodPassword = (password: string, phone: string): boolean =>
  password.length >= shortest &&
  password.length <= longest &&
  /[A-Za-z]/.test(password) &&
  /\d/.test(password) &&
  !password.includes(phone);
