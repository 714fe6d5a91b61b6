/** The body of an actor that the composition root must still provide: using it is a defect. */
export const notWired = (flow: string, actor: string) => (): never => {
  throw new Error(`${flow}: the actor "${actor}" is not wired`);
};
