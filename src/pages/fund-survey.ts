import { Survey } from '../../contract/survey/survey';
import { resource } from '../application/kit/resource/definition';
import { fundSurvey } from '../application/member/fund-survey/definition';
import type { PagePorts } from '../ports/page-ports';
import { brought, offered } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import { FundSurveyScreen } from '../ui/screens/fund-survey/screen';

/** The survey about funds, for everybody (SCR-05). */
export default page({
  flows: (ports: PagePorts) => {
    const read = ports.callOf(({ survey }) => survey.current);
    return {
      survey: brought(
        Survey,
        resource(ports, (_: undefined, options) => read(options)),
        undefined,
      ),
      answering: offered(fundSurvey(ports)),
    };
  },
  screen: FundSurveyScreen,
});
