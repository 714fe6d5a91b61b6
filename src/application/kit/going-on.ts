/** A listener of a flow broke: a defect, which the inspector reports. The flow continues without it. */
export const goingOn = { actions: 'goOn' } as const;

/** The action of `goingOn`, for the flow's setup: nothing is done. */
export const goOn = (): void => undefined;
