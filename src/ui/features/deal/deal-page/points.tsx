import type { ReactElement } from 'react';
import { withNarrowSpaces } from '../../../../domain/text/with-narrow-spaces';
import { Panel } from '../../../kit/display/panel/panel';

interface PointsProps {
  readonly title: string;
  readonly points: readonly string[];
}

/** A panel of points, one under the other; nothing where there is none. */
export const Points = ({ title, points }: PointsProps): ReactElement | null =>
  points.length === 0 ? null : (
    <Panel title={title}>
      <ul className="highlights">
        {points.map((point) => (
          <li key={point}>{withNarrowSpaces(point)}</li>
        ))}
      </ul>
    </Panel>
  );
