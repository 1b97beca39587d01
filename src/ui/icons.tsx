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

export const FlipIcon = icon(<path d="M5.5 2.5v12l-2.8-2.8m2.8 2.8 2.8-2.8M12.5 15.5v-12L9.7 6.3m2.8-2.8 2.8 2.8" />)
export const ChevronIcon = icon(<path d="m5 7.5 4 4 4-4" />)
export const ShieldIcon = icon(
  <path d="M9 2 3 4.3v4.2c0 3.7 2.5 6.3 6 7.5 3.5-1.2 6-3.8 6-7.5V4.3zM6.4 8.9l1.9 1.9 3.4-3.5" />,
)
export const WarnIcon = icon(<path d="M9 2.5 1.8 15h14.4zM9 7v3.5M9 12.8v.1" />)
export const InfoIcon = icon(<path d="M9 16A7 7 0 1 0 9 2a7 7 0 0 0 0 14ZM9 8.2v4M9 5.7v.1" />)
export const DeployIcon = icon(<path d="M9 12V3M5 7l4-4 4 4M3 15h12" />)
export const HistoryIcon = icon(<path d="M3 9a6 6 0 1 0 2-4.5L3 6.3M3 2.8v3.5h3.5M9 5.5V9l2.5 1.7" />)
export const RewardsIcon = icon(
  <path d="M5.5 2.5h7V7a3.5 3.5 0 0 1-7 0zM5.5 4H3c0 2.3.8 3.5 2.7 3.8M12.5 4H15c0 2.3-.8 3.5-2.7 3.8M9 10.5v4M6 15.5h6" />,
)
export const MoreIcon = icon(<path d="M3.5 9h.1M9 9h.1M14.5 9h.1" strokeWidth="2.6" />)

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
