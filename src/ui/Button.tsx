import type { ButtonHTMLAttributes } from 'react'

const looks = {
  primary: 'min-h-14 rounded-cta bg-tide px-5 text-heading font-bold text-on-tide hover:brightness-105 disabled:bg-raised disabled:text-muted disabled:outline disabled:outline-line disabled:hover:brightness-100',
  secondary: 'min-h-12 rounded-cta border border-line bg-raised px-5 font-semibold text-text hover:border-control-line disabled:text-muted',
  quiet: 'min-h-11 rounded-full px-3 font-semibold text-tide hover:tint-tide disabled:text-muted',
  danger: 'min-h-12 rounded-cta border border-bad px-5 font-semibold text-bad hover:tint-bad disabled:text-muted',
} as const

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: keyof typeof looks
  wide?: boolean
}

export function Button({ look = 'primary', wide = false, className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${looks[look]} ${wide ? 'w-full' : ''} transition-[filter,border-color] duration-160 ${className}`} {...rest} />
}

/** A square touch target around one icon; `label` is its name. */
export function IconButton({ label, className = '', ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`grid size-11 flex-none place-items-center rounded-full text-muted hover:bg-raised hover:text-text ${className}`}
      {...rest}
    />
  )
}
