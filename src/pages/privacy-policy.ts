import { privacyCenterActors } from '../application/session/privacy-center/actors';
import { privacyCenterMachine } from '../application/session/privacy-center/machine';
import { separateConsents } from '../application/session/separate-consents/definition';
import type { PagePorts } from '../ports/page-ports';
import { offered } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import { PrivacyPolicyScreen } from '../ui/screens/privacy-policy/screen';

/** The data that the product keeps, and the user's own consent and export. */
export default page({
  flows: ({ callOf, consentWithdrawal, connection, downloads, layers }: PagePorts) => {
    const consents = {
      list: callOf(({ consent }) => consent.list),
      withdraw: callOf(({ consent }) => consent.withdraw),
      exportData: callOf(({ consent }) => consent.exportData),
    };
    const actors = privacyCenterActors({ consents, consentWithdrawal, connection, downloads, layers });
    return {
      center: offered(privacyCenterMachine.provide({ actors })),
      separate: offered(separateConsents({ callOf, connection })),
    };
  },
  screen: PrivacyPolicyScreen,
});
