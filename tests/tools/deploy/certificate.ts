import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A program of this machine; null where it is not installed, and its check is left out. */
export const installed = (name: string): string | null =>
  [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path)) ?? null;

const openssl = installed('openssl');
export const canCertify = openssl !== null;

/** Writes a file with a key and a certificate that no authority has signed; returns its path. */
export const certificateIn = (folder: string): string => {
  const [key, only, both] = [join(folder, 'key.pem'), join(folder, 'only.pem'), join(folder, 'both.pem')];
  const given = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  execFileSync(openssl ?? '', [...given, '-keyout', key, '-out', only], { stdio: 'pipe' });
  writeFileSync(both, readFileSync(key, 'utf8') + readFileSync(only, 'utf8'));
  return both;
};
