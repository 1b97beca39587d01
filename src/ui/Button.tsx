import type { ComponentProps, ReactNode, MouseEvent } from 'react'
import { Busy } from './Loading.tsx'

export const looks = {
  primary:
    'min-h-14 rounded-cta bg-tide px-5 max-[14rem]:px-2 text-heading font-bold text-on-tide hover:not-aria-disabled:bg-tide-strong aria-disabled:bg-raised aria-disabled:text-muted aria-disabled:inset-ring aria-disabled:inset-ring-line',
  secondary:
    'min-h-12 rounded-cta border border-line bg-raised px-5 font-semibold text-text hover:not-aria-disabled:border-control-line aria-disabled:text-muted',
  quiet:
    'min-h-11 rounded-full px-3 font-semibold text-tide hover:not-aria-disabled:tint-tide aria-disabled:text-muted',
  faint: 'min-h-11 rounded-full px-3 text-small font-semibold text-muted hover:not-aria-disabled:text-text',
  danger:
    'min-h-12 rounded-cta border border-bad px-5 font-semibold text-bad hover:not-aria-disabled:tint-bad aria-disabled:border-line aria-disabled:text-muted',
} as const

export interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof looks
  wide?: boolean
  /** The pressed action is running: further presses are ignored, and dots move next to the label. */
  loading?: boolean
  icon?: ReactNode
}

export function Button({
  look = 'primary',
  wide = false,
  loading = false,
  icon,
  className = '',
  type = 'button',
  disabled = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      {...softDisabledProps(loading || disabled, onClick)}
      aria-busy={loading || undefined}
      className={`press inline-flex max-w-full items-center justify-center gap-2 text-center ${looks[look]} ${wide ? 'w-full' : ''} ${className}`}
      {...rest}
    >
      {icon}
      {children}
      {loading ? <Busy /> : null}
    </button>
  )
}

/** Square touch target around one icon; `label` is its accessible name. */
export function IconButton({ label, className = '', ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`press grid size-11 flex-none place-items-center rounded-full text-muted hover:bg-raised hover:text-text ${className}`}
      {...rest}
    />
  )
}

type OnClick = (event: MouseEvent<HTMLButtonElement>) => void

/** Also prevents a submit of the surrounding form. */
const nothing: OnClick = (event) => event.preventDefault()

/**
 * Disables a button without removing its focus, by `aria-disabled`. A `disabled` attribute would send the focus to the beginning of
 * the page.
 */
export const softDisabledProps = (isHeld: boolean, onClick?: OnClick) =>
  isHeld ? { 'aria-disabled': true, onClick: nothing } : { onClick }
