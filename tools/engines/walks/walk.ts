import type { RunningGateway } from '../../../gateway/src/main/options';
import type { Visit } from '../visit';

/** What a person does in a browser; ends well, or with an error that says what was not as it should be. */
export interface Walk {
  readonly title: string;
  /** Answers what it measured, in words, or nothing. */
  readonly go: (visit: Visit, gateway: RunningGateway) => Promise<string | undefined>;
}
