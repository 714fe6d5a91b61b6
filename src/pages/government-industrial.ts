import { servicePage } from '../ui/features/page/article/article-pages';
import { governmentIndustrialText } from '../ui/screens/government-industrial/text';

/** Services for governments and industrial parks (SCR-15). */
export default servicePage(governmentIndustrialText);
