/** How long the captcha may take to show itself, from the moment its frame script has loaded (CAP-04). */
export const captchaShowTimeoutMs = 20_000;

/** How long one attempt at loading the frame script may take, and how many there are (CAP-04). */
export const frameScriptTimeoutMs = 15_000;
export const frameScriptAttempts = 3;

/** How often the entry script is tried (CAP-04). */
export const entryScriptAttempts = 3;
