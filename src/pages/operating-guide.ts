import { memberArticlePage } from '../ui/features/page/article/article-pages';
import { operatingGuideText } from '../ui/screens/operating-guide/text';

/** The guide to the screens, by role and task (SCR-15). */
export default memberArticlePage(operatingGuideText);
