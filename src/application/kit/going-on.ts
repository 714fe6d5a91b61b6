/** What a flow listens to broke: a defect, which the inspector tells of. The flow goes on without it. */
export const goingOn = { actions: 'goOn' } as const;

/** The action of `goingOn`, for the flow's setup: nothing is done. */
export const goOn = (): void => undefined;
