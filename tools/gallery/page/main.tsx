import { createRoot } from 'react-dom/client';
import { Root } from '../../../src/ui/frame/app/root';
import { flowsOf } from '../scene/flows-of';
import { stories } from '../stories/stories';
import { visitorScene } from '../stories/visitor-scene';

/** Shows one story: `?story=<id>`. What happens elsewhere in it happens on `gallery.tell`. */
const wanted = new URLSearchParams(window.location.search).get('story');
const story = stories.find(({ id }) => id === wanted);
const place = document.getElementById('root');
if (story === undefined || place === null) throw new Error(`no story ${wanted ?? ''}`);

const flows = flowsOf({ ...visitorScene, ...story.scene });
window.addEventListener('gallery.notify', () => {
  for (const act of story.acts ?? []) if (act.kind === 'notify') act.notify(flows);
});
createRoot(place).render(<Root flows={flows} />);
