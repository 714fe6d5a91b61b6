/** The weight of a button: one `primary` on a screen; `danger` removes something, and is last. */
export interface ButtonLook {
  readonly kind?: 'primary' | 'secondary' | 'plain' | 'danger' | undefined;
  readonly small?: boolean | undefined;
  /** As wide as what holds it. */
  readonly block?: boolean | undefined;
}

/** The class names of a button or of a link that looks like one. */
export const buttonClass = ({ kind = 'secondary', small = false, block = false }: ButtonLook): string =>
  ['button', `button-${kind}`, small ? 'button-small' : '', block ? 'button-block' : '']
    .filter(Boolean)
    .join(' ');
