import { webCamera, type CameraWindow } from '../adapters/camera-web/web-camera';
import { DeviceDatabase } from '../adapters/storage-indexed/device-database';
import { indexedTickets } from '../adapters/storage-indexed/indexed-tickets';
import type { CameraCodes } from '../ports/camera-codes';
import type { TicketDevice } from '../ports/ticket-device';

/** Opens what this device keeps for tickets and gates. */
export const openTickets = (page: Window): TicketDevice => indexedTickets(new DeviceDatabase(), page.crypto);

/** Opens the camera that reads codes at a gate. */
export const openCamera = (page: CameraWindow): CameraCodes => webCamera(page);
