import { addressOf } from '../../../contract/kind/address';

/** The address at which one registers for a conference. */
export const registerAddress = (conferenceId: string): string =>
  `${addressOf('conference', { id: conferenceId })}/register`;
