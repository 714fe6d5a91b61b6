import { ownVerification } from '../application/member/verification/definition';
import type { PagePorts } from '../ports/page-ports';
import { offered } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import { VerificationScreen } from '../ui/screens/verification/screen';

/** Handing in what is to be verified. It begins when it is known whose it is, for the draft is theirs. */
export default page({
  flows: (ports: PagePorts) => ({
    own: offered(ownVerification(ports)),
  }),
  screen: VerificationScreen,
});
