import { everyPage } from '../../../src/wiring/page-map';

/**
 * Waits for all code that a page fetches later. A file whose tests end while a piece is on its way would leave it
 * broken for the files after it, which share their modules. What a test says cannot be had is not waited for.
 */
export const laterCodeIsHere = (): Promise<unknown> =>
  Promise.allSettled([
    everyPage(),
    import('../../../src/ui/screens/home/states'),
    import('../../../src/ui/frame/overlays/overlays'),
    import('../../../src/ui/features/payment/payment-sheet/payment-overlay'),
    import('../../../src/ui/frame/notices/fine-notices'),
    import('../../../src/ui/features/account/phone-form/country-sheet'),
    import('../../../src/ui/features/account/captcha-sheet/captcha-sheet'),
  ]);
