import type { MouseEvent } from 'react'

type OnClick = (event: MouseEvent<HTMLButtonElement>) => void

/** Also prevents a submit of the surrounding form. */
const nothing: OnClick = (event) => event.preventDefault()

/**
 * Disables a button without removing its focus, by `aria-disabled`. A `disabled` attribute would send the focus to the beginning of
 * the page.
 */
export const softDisabledProps = (isHeld: boolean, onClick?: OnClick) =>
  isHeld ? { 'aria-disabled': true, onClick: nothing } : { onClick }
