import { servicePage } from '../ui/features/page/article/article-pages';
import { gplpServeText } from '../ui/screens/gplp-serve/text';

/** Services for fund managers and their investors (SCR-15). */
export default servicePage(gplpServeText);
