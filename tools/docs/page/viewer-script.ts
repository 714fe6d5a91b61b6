/** The viewer's script. It draws the image at its true size times the scale, so that letters stay sharp. */
export const viewerScript = `
(() => {
  const byId = (id) => document.getElementById(id);
  const [stage, chart, scaleText] = [byId('stage'), byId('chart'), byId('scale')];
  const links = [...document.querySelectorAll('[data-chart]')];
  let view = { x: 0, y: 0, scale: 1 };
  let size = { width: 1, height: 1 };
  const pointers = new Map();

  const show = (next) => {
    view = next;
    chart.style.width = size.width * view.scale + 'px';
    chart.style.height = size.height * view.scale + 'px';
    chart.style.transform = 'translate(' + view.x + 'px,' + view.y + 'px)';
    scaleText.textContent = Math.round(view.scale * 100) + '%';
  };
  const fit = () => {
    const room = stage.getBoundingClientRect();
    const scale = Math.min((room.width - 32) / size.width, (room.height - 32) / size.height, 1.5);
    show({ scale, x: (room.width - size.width * scale) / 2, y: (room.height - size.height * scale) / 2 });
  };
  // A chart that would be too small as a whole begins at its top, as wide as there is room.
  const begin = () => {
    fit();
    if (view.scale >= 0.5) return;
    const room = stage.getBoundingClientRect();
    const scale = Math.min(1, Math.max(0.5, (room.width - 32) / size.width));
    show({ scale, x: Math.max(16, (room.width - size.width * scale) / 2), y: 16 });
  };
  const zoom = (factor, at) => {
    const room = stage.getBoundingClientRect();
    const centre = at ?? { x: room.width / 2, y: room.height / 2 };
    const scale = Math.min(6, Math.max(0.1, view.scale * factor));
    const by = scale / view.scale;
    show({ scale, x: centre.x - (centre.x - view.x) * by, y: centre.y - (centre.y - view.y) * by });
  };
  const move = (x, y) => show({ ...view, x: view.x + x, y: view.y + y });
  const inStage = (event) => {
    const room = stage.getBoundingClientRect();
    return { x: event.clientX - room.left, y: event.clientY - room.top };
  };

  const open = () => {
    const wanted = location.hash.slice(1);
    const link = links.find((each) => each.dataset.chart === wanted) ?? links[0];
    if (!link) return;
    links.forEach((each) => each.removeAttribute('aria-current'));
    link.setAttribute('aria-current', 'page');
    link.scrollIntoView({ inline: 'center', block: 'nearest' });
    const name = link.dataset.chart;
    byId('title').textContent = link.textContent;
    byId('table').href = name + '.md';
    byId('file').href = name + '.svg';
    chart.alt = link.textContent;
    chart.src = name + '.svg';
  };
  chart.addEventListener('load', () => {
    size = { width: chart.naturalWidth, height: chart.naturalHeight };
    begin();
  });
  addEventListener('hashchange', open);
  addEventListener('resize', begin);
  byId('in').addEventListener('click', () => zoom(1.25));
  byId('out').addEventListener('click', () => zoom(0.8));
  byId('fit').addEventListener('click', fit);

  stage.addEventListener('wheel', (event) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), inStage(event));
  }, { passive: false });
  stage.addEventListener('dblclick', (event) => zoom(1.6, inStage(event)));
  stage.addEventListener('keydown', (event) => {
    const steps = {
      '+': () => zoom(1.25), '=': () => zoom(1.25), '-': () => zoom(0.8), '0': fit,
      ArrowLeft: () => move(60, 0), ArrowRight: () => move(-60, 0),
      ArrowUp: () => move(0, 60), ArrowDown: () => move(0, -60),
    };
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step();
  });
  stage.addEventListener('pointerdown', (event) => {
    stage.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, inStage(event));
  });
  stage.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = inStage(event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    if (!other) return move(now.x - before.x, now.y - before.y);
    const apart = (one) => Math.hypot(one.x - other.x, one.y - other.y) || 1;
    zoom(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  });
  const lift = (event) => pointers.delete(event.pointerId);
  stage.addEventListener('pointerup', lift);
  stage.addEventListener('pointercancel', lift);
  open();
})();
`;
