/** Whether a call is in progress: its state ends by itself, at the latest when the limit of the call passes. */
export const awaitsCall = ({ children }: { readonly children: Readonly<Record<string, unknown>> }): boolean =>
  Object.values(children).some(
    (child) =>
      typeof child === 'object' &&
      child !== null &&
      'logic' in child &&
      typeof child.logic === 'object' &&
      child.logic !== null &&
      'isCall' in child.logic,
  );
