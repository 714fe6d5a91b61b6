import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { selectNavigationStatus } from '../../../application/shell/navigation/status';
import { offersSwipeBack } from '../../../application/shell/navigation/swipe-back';
import { goesBack, type Place } from '../../../domain/gesture/swipe-back';
import { useFlows } from '../context/flows';

/** What has a use for a finger that moves sideways: fields, sliders, and what calls itself something of its own. */
const claimants = 'input, textarea, select, [contenteditable], [role="slider"], [aria-roledescription]';

const scrollsSideways = (element: Element): boolean =>
  element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX);

const isClaimed = (touched: EventTarget | null): boolean => {
  if (!(touched instanceof Element)) return false;
  if (touched.closest(claimants) !== null) return true;
  for (let element: Element | null = touched; element !== null; element = element.parentElement)
    if (scrollsSideways(element)) return true;
  return false;
};

const placeOf = ({ clientX, clientY }: Touch): Place => ({ x: clientX, y: clientY });

/**
 * Listens to touches on the page and reports those that swiped back.
 * @returns stops listening
 */
const hearSwipes = (onBack: () => void): (() => void) => {
  const made: { gesture?: { from: Place; claimed: boolean; fingers: number } | undefined } = {};
  const begin = ({ touches, target }: TouchEvent): void => {
    const [first] = touches;
    if (made.gesture !== undefined && touches.length > 1) made.gesture.fingers = touches.length;
    else if (first !== undefined)
      made.gesture = { from: placeOf(first), claimed: isClaimed(target), fingers: touches.length };
  };
  const forget = (): void => {
    made.gesture = undefined;
  };
  const end = ({ touches, changedTouches }: TouchEvent): void => {
    const [last] = changedTouches;
    if (touches.length > 0 || last === undefined || made.gesture === undefined) return;
    if (goesBack({ ...made.gesture, to: placeOf(last) })) onBack();
    forget();
  };
  const passive = { passive: true };
  document.addEventListener('touchstart', begin, passive);
  document.addEventListener('touchend', end, passive);
  document.addEventListener('touchcancel', forget, passive);
  return () => {
    document.removeEventListener('touchstart', begin);
    document.removeEventListener('touchend', end);
    document.removeEventListener('touchcancel', forget);
  };
};

/** Swiping to the right goes back, as the bar's arrow does (LAY-04). Nothing of it is seen. */
export function SwipeBack(): null {
  const { navigation } = useFlows().app;
  const offered = useSelector(navigation, (snapshot) => offersSwipeBack(selectNavigationStatus(snapshot)));
  useEffect(
    () => (offered ? hearSwipes(() => navigation.send({ type: 'navigation.backRequested' })) : undefined),
    [navigation, offered],
  );
  return null;
}
