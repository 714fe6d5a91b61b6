import { conferenceScene, conferenceStories } from './conference-stories';
import { activityScene, activityStories } from './activity-stories';
import { fundScene, fundStories } from './fund-stories';
import { investorScene, investorStories } from './investor-stories';
import { organizationScene, organizationStories } from './organization-stories';
import { presentationScene, presentationStories } from './presentation-stories';
import { parkScene, parkStories } from './park-stories';
import { soeScene, soeStories } from './soe-stories';
import type { KindScene } from '../scene/kind-scene';
import type { Story } from './story';

/** How the calls of each kind with a filter of choices are answered, by family. */
export const kindScenes: Readonly<Record<string, KindScene>> = {
  fund: fundScene,
  investor: investorScene,
  organization: organizationScene,
  presentation: presentationScene,
  soe: soeScene,
  park: parkScene,
  conference: conferenceScene,
  activity: activityScene,
};

/** The pictures of the pages of these kinds. */
export const kindStories: readonly Story[] = [
  ...fundStories,
  ...investorStories,
  ...organizationStories,
  ...presentationStories,
  ...soeStories,
  ...parkStories,
  ...conferenceStories,
  ...activityStories,
];
