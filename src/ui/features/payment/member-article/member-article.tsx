import type { ReactElement } from 'react';
import { Panel } from '../../../kit/display/panel/panel';
import './member-article.css';

/** One thing that is described: its name, what it is, and its facts. */
export interface ArticleItem {
  readonly name: string;
  readonly text: string;
  readonly facts?: readonly { readonly name: string; readonly value: string }[];
}

export interface ArticlePart {
  readonly title: string;
  readonly lead?: string;
  readonly items: readonly ArticleItem[];
  /** The items happen one after the other. */
  readonly inOrder?: boolean;
}

export interface MemberArticleProps {
  readonly parts: readonly ArticlePart[];
}

const Item = ({ name, text, facts = [] }: ArticleItem): ReactElement => (
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
  </>
);

/** The article about the membership, part by part. */
export function MemberArticle({ parts }: MemberArticleProps): ReactElement {
  return (
    <>
      {parts.map(({ title, lead, items, inOrder = false }) => {
        const List = inOrder ? 'ol' : 'ul';
        return (
          <Panel key={title} title={title}>
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
