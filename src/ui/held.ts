import type { MouseEvent } from 'react'

type OnClick = (event: MouseEvent<HTMLButtonElement>) => void

/** Also keeps the form around it from being sent. */
const nothing: OnClick = (event) => event.preventDefault()

/**
 * For a button that must not act now: it says so and does nothing, yet the keyboard stays on it. One that becomes `disabled` drops the focus to
 * the beginning of the page.
 */
export const held = (isHeld: boolean, onClick?: OnClick) =>
  isHeld ? { 'aria-disabled': true, onClick: nothing } : { onClick }
