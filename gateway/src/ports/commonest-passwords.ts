/** The passwords that people choose most, which are the first that anybody guesses (SEC-05). */
export interface CommonestPasswords {
  /** Whether a password is one of them, in any case and width. */
  readonly includes: (password: string) => boolean;
}
