/** The id of the page's place for the picture of the camera: the view makes the place, the adapter fills it. */
export const cameraSlotId = 'camera-picture';
