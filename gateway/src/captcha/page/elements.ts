const find = <E extends Element>(id: string, kind: abstract new () => E): E => {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`no element ${id}`);
  return element;
};

/** The parts of the frame's page. Throws when one is not there (1011). */
export const frameElements = () => ({
  frame: find('frame', HTMLElement),
  picture: find('picture', HTMLElement),
  background: find('background', HTMLImageElement),
  piece: find('piece', HTMLImageElement),
  track: find('track', HTMLElement),
  done: find('done', HTMLElement),
  slider: find('slider', HTMLElement),
  hint: find('hint', HTMLElement),
  confirm: find('confirm', HTMLButtonElement),
  refresh: find('refresh', HTMLButtonElement),
  refreshLabel: find('refresh-label', HTMLElement),
  other: find('other', HTMLButtonElement),
  looking: find('looking', HTMLElement),
  listening: find('listening', HTMLFormElement),
  listenLead: find('listen-lead', HTMLElement),
  play: find('play', HTMLButtonElement),
  playLabel: find('play-label', HTMLElement),
  digitsLabel: find('digits-label', HTMLElement),
  digits: find('digits', HTMLInputElement),
  submit: find('submit', HTMLButtonElement),
  sound: find('sound', HTMLAudioElement),
});

export type FrameElements = ReturnType<typeof frameElements>;
