import { buildCaptchaPage } from './build/captcha-page.mjs';
import { root } from './setup.mjs';

/** The captcha's files for browsers alone, for a gateway that runs from its sources. */
await buildCaptchaPage(root);
