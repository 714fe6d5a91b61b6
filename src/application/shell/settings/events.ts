import type { Environment } from '../../../domain/access/environment';
import type { Capabilities } from '../../../domain/platform/capabilities';
import type { Seen } from '../../../ports/viewport';

export type SettingsEvent =
  /** The person opens or closes the side column. */
  | { readonly type: 'settings.sidebarToggled' }
  /** The window was resized, or the page scrolled. */
  | { readonly type: 'settings.seenChanged'; readonly seen: Seen };

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
