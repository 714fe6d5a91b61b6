/** The moment at which every scene is looked at: 20 November 2026, 10:00 in Beijing. */
export const sceneNow = Date.UTC(2026, 10, 20, 2, 0, 0);
