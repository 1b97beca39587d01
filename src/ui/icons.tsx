import type { ReactNode, SVGProps } from 'react'

type IconProps = Omit<SVGProps<SVGSVGElement>, 'viewBox'>

/** 18-unit line icons of the first screen; decorative unless the caller labels the control around them. */
export function icon(children: ReactNode) {
  return (props: IconProps) => (
    <svg
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      {children}
    </svg>
  )
}

export const FlipIcon = icon(
  <path d="M5.5 2.5v12m0 0-2.8-2.8m2.8 2.8 2.8-2.8M12.5 15.500v-12m0 0L9.7 6.300m2.8-2.8 2.8 2.8" />,
)
export const ChevronIcon = icon(<path d="m5 7.5 4 4 4-4" />)
export const ShieldIcon = icon(
  <path d="M9 2 3 4.300v4.200c0 3.7 2.5 6.3 6 7.5 3.5-1.2 6-3.8 6-7.500V4.300zM6.4 8.900l1.9 1.9 3.4-3.5" />,
)
export const WarnIcon = icon(<path d="M9 2.5 1.8 15h14.400zM9 7v3.500M9 12.800v.1" />)
export const InfoIcon = icon(<path d="M9 16A7 7 0 1 0 9 2a7 7 0 0 0 0 14ZM9 8.200v4M9 5.700v.1" />)
export const HistoryIcon = icon(<path d="M3 9a6 6 0 1 0 2-4.500L3 6.300M3 2.800v3.500h3.500M9 5.500V9l2.5 1.7" />)
export const RewardsIcon = icon(
  <path d="M5.500 2.500h7V7a3.500 3.500 0 0 1-7 0zM5.500 4H3c0 2.300.8 3.500 2.700 3.800M12.500 4H15c0 2.300-.8 3.500-2.700 3.800M9 10.500v4M6 15.500h6" />,
)
export const MoreIcon = icon(<path d="M3.500 9h.1M9 9h.1M14.500 9h.1" strokeWidth="2.600" />)

/** Logo mark: two shores and the line between them. */
export function Mark(props: IconProps) {
  return (
    <svg
      width="34"
      height="22"
      viewBox="0 0 34 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      aria-hidden="true"
      {...props}
    >
      <path d="M2 20V9M32 20V9" />
      <path d="M2 9C10 1.5 24 1.5 32 9" stroke="var(--tide)" />
      <path d="M9.6 20v-3M17 20v-3M24.4 20v-3" opacity=".35" />
    </svg>
  )
}
