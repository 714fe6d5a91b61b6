import { call } from '../call/call';
import { none, one, parameters } from '../call/parameters';
import { asJson } from '../codec/as-json';
import { IdText, formedText } from '../codec/formed-text';
import { GateList, OwnTickets, publicKeyPattern, ScanResults, Scans } from './gate';

/** As many scans go in one request. */
export const mostScans = 200;

/** Tickets and the gates of conferences (MKT-22); who it is, the token says. */
export const gateCalls = {
  /** The caller's tickets, with the key that is registered for each. */
  tickets: call({
    method: 'GET',
    access: 'account',
    safe: true,
    key: 'none',
    reportedBy: 'caller',
    path: '/webapp/gate!tickets.action',
    parameters: none,
    answer: OwnTickets,
    refusals: [],
  }),
  /**
   * Registers the key of the caller's device for a ticket; from then on no earlier key counts. `replaces` is the version
   * that the device knows, so that two devices do not replace each other unseen. The same key again changes nothing.
   */
  register: call({
    method: 'POST',
    access: 'account',
    safe: false,
    key: 'none',
    reportedBy: 'caller',
    path: '/webapp/gate!register.action',
    parameters: parameters({
      number: IdText,
      publicKey: formedText('a point of P-256, uncompressed, in base64url', {
        pattern: publicKeyPattern.source,
      }),
      replaces: formedText('a whole number', { pattern: '^\\d{1,9}$' }),
    }),
    answer: OwnTickets,
    refusals: ['gateTicketUnknown', 'gateTicketOver', 'gateKeyWrong', 'gateKeyChanged', 'gateTooOften'],
  }),
  /** Everything that a scanner needs; for the staff of the conference's gates alone. */
  list: call({
    method: 'GET',
    access: 'account',
    safe: true,
    key: 'none',
    reportedBy: 'caller',
    path: '/webapp/gate!list.action',
    parameters: one('confId', IdText),
    answer: GateList,
    refusals: ['gateUnknown'],
  }),
  /** Takes the scans of a device, each once: to send one again answers what it was answered. */
  scan: call({
    method: 'POST',
    access: 'account',
    safe: false,
    key: 'none',
    reportedBy: 'caller',
    path: '/webapp/gate!scan.action',
    parameters: parameters({ confId: IdText, device: IdText, scans: asJson(Scans) }),
    answer: ScanResults,
    refusals: ['gateUnknown', 'gateScans'],
  }),
};
