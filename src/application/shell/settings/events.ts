import type { Environment } from '../../../domain/access/environment';
import type { Capabilities } from '../../../domain/platform/capabilities';
import type { TextSize } from '../../../domain/settings/text-size';
import type { Seen } from '../../../ports/viewport';

export type SettingsEvent =
  /** The person opens or closes the side column. */
  | { readonly type: 'settings.sidebarToggled' }
  /** The person switches 长辈版 on or off. */
  | { readonly type: 'settings.sizeSwitched' }
  /** The text size of the page is another, or was read. */
  | { readonly type: 'settings.sizeChanged'; readonly size: TextSize }
  /** The window was resized, or the page scrolled. */
  | { readonly type: 'settings.seenChanged'; readonly seen: Seen };

/** The text size that the page is to have. */
export interface SizeChoice {
  readonly type: 'size.chosen';
  readonly size: TextSize;
}

/** Where the application runs and on what. */
export interface Surroundings {
  readonly environment: Environment;
  readonly capabilities: Capabilities;
  readonly seen: Seen;
}

/** What the device knows when a page asks for the settings. */
export interface Recalled {
  /** The side column was left open. */
  readonly sidebar: boolean;
  readonly surroundings: Surroundings;
}

/** The setting that the device is to keep. */
export interface SidebarFlag {
  readonly open: boolean;
}
