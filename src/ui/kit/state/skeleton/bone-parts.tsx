import type { ReactElement, ReactNode } from 'react';
import { Bone, type BoneProps } from './bone';
import './page-bones.css';

/** So many of one thing. */
export const times = (count: number, each: (index: number) => ReactNode): readonly ReactNode[] =>
  Array.from({ length: count }, (_, index) => each(index));

/** A panel. */
export const Part = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className="bones-part">{children}</div>
);

/** Lines of words, one below the other. */
export const Words = ({ of }: { readonly of: readonly BoneProps['shape'][] }): ReactElement => (
  <div className="bones-words">
    {of.map((shape, index) => (
      <Bone key={index} shape={shape} />
    ))}
  </div>
);

/** Rows of a list, with something at their end. */
export const Rows = ({ count }: { readonly count: number }): ReactElement => (
  <>
    {times(count, (index) => (
      <div key={index} className="bones-row">
        <Words of={['line', 'short']} />
        <Bone shape="end" />
      </div>
    ))}
  </>
);

/** Rows that begin with a picture. */
export const Faces = ({ count }: { readonly count: number }): ReactElement => (
  <>
    {times(count, (index) => (
      <div key={index} className="bones-row bones-face">
        <Bone shape="circle" />
        <Words of={['short', 'title']} />
      </div>
    ))}
  </>
);

/** Three figures side by side. */
export const figures = (
  <div className="bones-figures">
    {times(3, (index) => (
      <Bone key={index} shape="value" />
    ))}
  </div>
);

/** Fields of a form, and its button. */
export const fields = (
  <div className="bones-fields">
    {times(3, (index) => (
      <Words key={index} of={['short', 'field']} />
    ))}
    <Bone shape="field" />
  </div>
);
