import type { ReactElement } from 'react';
import type { PageShape } from '../../../../domain/route/page-shape';
import { Bone } from './bone';
import { Faces, fields, figures, Part, Rows, times, Words } from './bone-parts';
import { Skeleton } from './skeleton';

/** Counts by kind, as bars. */
const bars = (
  <Part>
    <Words of={['short']} />
    {times(8, (index) => (
      <div key={index} className="bones-bar">
        <Bone shape="end" />
        <Bone shape={index < 4 ? 'title' : 'short'} />
      </div>
    ))}
  </Part>
);

const letter = (
  <Part>
    <Words of={['title', 'short', 'block', 'line', 'line']} />
  </Part>
);

const shapes: Readonly<Record<PageShape, ReactElement>> = {
  application: (
    <div className="bones-column">
      <Part>
        <div className="bones-application">{fields}</div>
      </Part>
    </div>
  ),
  bars: (
    <>
      {bars}
      <Part>
        <Rows count={5} />
      </Part>
    </>
  ),
  card: (
    <div className="bones-card">
      <Part>
        <Words of={['title', 'line']} />
        {fields}
      </Part>
    </div>
  ),
  deal: (
    <div className="bones-split">
      <Part>
        <Words of={['title', 'line']} />
        {figures}
      </Part>
      <Part>
        <Words of={['short', 'line', 'line']} />
      </Part>
      <Part>
        <Words of={['short', 'title', 'title', 'block']} />
      </Part>
    </div>
  ),
  dashboard: (
    <div className="bones-split">
      <Part>
        <Faces count={1} />
        {figures}
      </Part>
      <Part>
        <Words of={['short', 'block']} />
      </Part>
      <Part>
        <Rows count={5} />
      </Part>
    </div>
  ),
  form: (
    <div className="bones-column">
      <Part>
        <div className="bones-narrow">{fields}</div>
      </Part>
    </div>
  ),
  letter: <div className="bones-column">{letter}</div>,
  order: (
    <div className="bones-column">
      <Part>
        <div className="bones-amount">
          <Bone shape="end" />
          <Bone shape="value" />
        </div>
      </Part>
      <Part>
        <Rows count={5} />
      </Part>
    </div>
  ),
  orders: (
    <Part>
      <div className="bones-tabs">
        {times(5, (index) => (
          <Bone key={index} shape="end" />
        ))}
      </div>
      <Rows count={6} />
    </Part>
  ),
  overview: (
    <div className="bones-split">
      {bars}
      <Part>
        <Words of={['title', 'short', 'line', 'line', 'field']} />
      </Part>
      <Part>
        <Rows count={5} />
      </Part>
    </div>
  ),
  panes: (
    <div className="bones-panes">
      <div>
        <Faces count={8} />
      </div>
    </div>
  ),
  plans: (
    <div className="bones-plans">
      <div className="bones-aside">
        <Words of={['line', 'short']} />
      </div>
      {times(3, (index) => (
        <Part key={index}>
          <Words of={['short', 'title', 'line', 'line', 'line', 'field']} />
        </Part>
      ))}
    </div>
  ),
  rights: (
    <div className="bones-column">
      <div className="bones-inset">
        <Bone shape="card" />
      </div>
      <Part>
        <Rows count={6} />
      </Part>
    </div>
  ),
  rows: (
    <Part>
      <Rows count={6} />
    </Part>
  ),
  settings: (
    <div className="bones-column">
      <Part>
        <Words of={['short']} />
        <Rows count={4} />
      </Part>
    </div>
  ),
  text: (
    <div className="bones-column">
      <Part>
        <Words of={['title', 'short', 'full', 'full', 'line', 'full', 'full', 'full', 'line']} />
      </Part>
    </div>
  ),
  thread: (
    <div className="bones-panes bones-thread">
      <div>
        <Faces count={8} />
      </div>
      {letter}
    </div>
  ),
};

/** The skeleton of a page: its panels, in its columns. */
export function PageBones({ shape }: { readonly shape: PageShape }): ReactElement {
  return (
    <Skeleton>
      <div className="bones">{shapes[shape]}</div>
    </Skeleton>
  );
}
