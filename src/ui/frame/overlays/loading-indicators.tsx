import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectLoadingStatus } from '../../../application/shell/loading-indicator/status';
import { useFlows } from '../context/flows';
import { RowIcon } from '../../kit/display/icon/row-icon';
import { layoutText } from '../layout/text';
import './loading-indicators.css';

/** The bar at the top while a page loads, and the overlay that covers the page when it must wait (LAY-05, LAY-12). */
export function LoadingIndicators(): ReactElement {
  const { bar, overlayText } = useSelector(useFlows().app.loadingIndicator, selectLoadingStatus);
  return (
    <>
      {bar === null ? null : (
        <div
          className="page-progress"
          role="progressbar"
          aria-label={layoutText.pageLoading}
          aria-valuenow={bar}
          style={{ transform: `scaleX(${bar / 100})` }}
        />
      )}
      {overlayText === null ? null : (
        <div className="overlay" role="alert" aria-busy="true">
          <span className="overlay-box">
            <RowIcon name="spinner" />
            {overlayText}
          </span>
        </div>
      )}
    </>
  );
}
