import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { posterAddress } from '../../../../domain/poster/poster-address';
import type { SharedThing } from '../../../../domain/share/thing-to-share';
import { RowIcon } from '../../../kit/display/icon/row-icon';
import { ToolButton } from '../../../kit/action/tool-button/tool-button';
import { shareText as text } from './text';

export interface ShareButtonProps {
  readonly onShare: () => void;
}

/** Shares what the page is about, from the tools of a side panel. */
export const ShareTool = ({ onShare }: ShareButtonProps): ReactElement => (
  <ToolButton icon="share" word={text.share} onPress={onShare} />
);

/** The same as a drawing at the end of the page's bar. */
export const ShareIcon = ({ onShare }: ShareButtonProps): ReactElement => (
  <button type="button" className="icon-button" aria-label={text.share} onClick={onShare}>
    <RowIcon name="share" />
  </button>
);

/** The way to the poster of a thing, from the tools of its page. */
export const PosterTool = ({ thing }: { readonly thing: SharedThing }): ReactElement => (
  <Link className="tool-button" to={posterAddress(thing)}>
    <RowIcon name="poster" />
    <span>{text.poster}</span>
  </Link>
);
