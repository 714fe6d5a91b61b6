import { ownVerification } from '../application/verification/definition';
import type { PagePorts } from '../ports/page-ports';
import { offered } from '../ui/room/flow';
import { page } from '../ui/room/page';
import { VerificationScreen } from '../ui/screens/verification/screen';

/** Handing in what is to be verified. It begins when it is known whose it is, for the draft is theirs. */
export default page({
  flows: (ports: PagePorts) => ({
    own: offered(ownVerification(ports)),
  }),
  screen: VerificationScreen,
});
