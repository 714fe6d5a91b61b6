/** The faults of a form, in Chinese, by field. */
export type ErrorsOf<Form> = Readonly<Partial<Record<keyof Form, string>>>;
