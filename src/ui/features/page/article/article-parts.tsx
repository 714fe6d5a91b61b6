import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Panel } from '../../../kit/display/panel/panel';
import './article-parts.css';

/** One thing that is described: its name, what it is, and its facts. */
export interface ArticleItem {
  readonly name: string;
  readonly text: string;
  readonly facts?: readonly { readonly name: string; readonly value: string }[];
  /** The page that does or shows it. */
  readonly link?: { readonly to: string; readonly word: string };
}

export interface ArticlePart {
  readonly title: string;
  readonly lead?: string;
  readonly items: readonly ArticleItem[];
  /** The items happen one after the other. */
  readonly inOrder?: boolean;
}

export interface ArticlePartsProps {
  readonly parts: readonly ArticlePart[];
}

const Item = ({ name, text, facts = [], link }: ArticleItem): ReactElement => (
  <>
    <h3>{name}</h3>
    <p>{text}</p>
    {facts.length === 0 ? null : (
      <dl>
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    )}
    {link === undefined ? null : <Link to={link.to}>{link.word}</Link>}
  </>
);

/** The id of the part at a place, from 0. */
export const partId = (place: number): string => `part-${place + 1}`;

/** An article, part by part. */
export function ArticleParts({ parts }: ArticlePartsProps): ReactElement {
  return (
    <>
      {parts.map(({ title, lead, items, inOrder = false }, place) => {
        const List = inOrder ? 'ol' : 'ul';
        return (
          <Panel key={title} title={title} anchor={partId(place)}>
            {lead === undefined ? null : <p className="article-lead">{lead}</p>}
            <List className={inOrder ? 'article article-ordered' : 'article'}>
              {items.map((item) => (
                <li key={item.name}>
                  <Item {...item} />
                </li>
              ))}
            </List>
          </Panel>
        );
      })}
    </>
  );
}
