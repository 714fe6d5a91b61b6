import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../display/icon/icon';
import { partsText } from '../text';
import { useBack } from './use-back';
import { useHeadingFocus } from './visit';
import './page-bar.css';

export interface PageBarProps {
  readonly title: string;
  /** For pages whose look already says what they are; the way back stays. */
  readonly titleHidden?: boolean;
  readonly aside?: ReactNode;
}

/**
 * The bar of a page below another: the way back, and the heading. In a wide window it is a row of the page.
 * The way back is a link, so that it leads home before the script has loaded.
 */
export function PageBar({ title, titleHidden = false, aside }: PageBarProps): ReactElement {
  const heading = useHeadingFocus();
  const goBack = useBack();
  const back = (event: MouseEvent): void => {
    event.preventDefault();
    goBack();
  };
  return (
    <header className={titleHidden ? 'page-bar page-bar-plain' : 'page-bar'}>
      <Link className="page-back" to="/" onClick={back}>
        <Icon name="back" />
        <span className="page-back-word">{partsText.back}</span>
      </Link>
      <h1 ref={heading} tabIndex={-1} className={titleHidden ? 'vh' : ''}>
        {title}
      </h1>
      {aside}
    </header>
  );
}
