/** What is wrong with a form, in Chinese, beside its field. */
export type ErrorsOf<Form> = Readonly<Partial<Record<keyof Form, string>>>;
