import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';
import { ScriptCaptchaProvider } from './script-captcha-provider';

/** The captcha. Wants configuration and window. */
export const captchaScriptModule = new ContainerModule(({ bind }) => {
  bind(tokens.captchaProvider).to(ScriptCaptchaProvider).inSingletonScope();
});
