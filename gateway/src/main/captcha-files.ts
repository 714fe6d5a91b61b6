import { readFile } from 'node:fs/promises';
import type { CaptchaFiles } from '../ports/captcha-service';
import { locations } from './locations';

/** The captcha's files for browsers as they were built, also where the gateway itself runs from its sources. */
export const captchaFiles: CaptchaFiles = (name) => readFile(new URL(name, locations.captchaFiles), 'utf8');
