import { publicArticlePage } from '../ui/features/page/article/article-pages';
import { investDecisionText } from '../ui/screens/invest-decision/text';

/** The steps of an investment decision, each with a checklist (SCR-15). */
export default publicArticlePage(investDecisionText);
