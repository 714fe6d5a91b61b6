/** All texts of the frame for people, in one language. `{at}`, `{most}` and `{s}` are replaced by numbers. */
export interface FrameTexts {
  readonly title: string;
  readonly picture: string;
  readonly hint: string;
  readonly confirmHint: string;
  readonly slider: string;
  readonly position: string;
  readonly confirm: string;
  readonly refresh: string;
  readonly loading: string;
  readonly checking: string;
  readonly verified: string;
  readonly verifyFailed: string;
  readonly networkTimeout: string;
  readonly tooFrequent: string;
  readonly imageFailed: string;
  /** To the digits, and back to the picture. */
  readonly listen: string;
  readonly look: string;
  readonly listenLead: string;
  readonly play: string;
  readonly newSound: string;
  readonly digits: string;
  readonly digitsMissing: string;
  readonly wait: string;
}

/** What fills the frame's page, as the service answers it. */
export interface FrameTemplate {
  readonly lang: string;
  readonly texts: FrameTexts;
}
