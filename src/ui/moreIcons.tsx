import { icon } from './icons.tsx'

/* Icons that the first screen does not need. */

export const CloseIcon = icon(<path d="m4.5 4.5 9 9m0-9-9 9" />)
export const CopyIcon = icon(<path d="M6.5 6.500h8v8h-8zM4 11.500H3.500v-8h8V4" />)
export const CheckIcon = icon(<path d="m3.5 9.5 3.5 3.5 7.5-8" />)
export const ExitIcon = icon(<path d="M7 3.500H3.500v11H7M11 5.5 14.5 9 11 12.500M14.5 9H7" />)
export const OutIcon = icon(<path d="M7.5 4.500h-4v10h10v-4M10.5 3.500h4v4M14.5 3.5 8.5 9.5" />)
export const StarIcon = icon(
  <path d="m9 2.500 2 4.200 4.500.6-3.300 3.200.8 4.600L9 12.900l-4 2.200.8-4.600L2.500 7.300 7 6.700z" />,
)
export const SearchIcon = icon(<path d="M8 13.500a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM12 12l3.5 3.5" />)
export const PauseIcon = icon(<path d="M6.500 4v10M11.500 4v10" />)
export const PlayIcon = icon(<path d="M6 4l7.500 5L6 14z" />)
export const WalletIcon = icon(
  <path d="M14.5 6v-2.500h-10A2 2 0 0 0 2.5 5.500v7a2 2 0 0 0 2 2h11V6h-11a2 2 0 0 1-2-1M12.2 10.300h.1" />,
)
export const CalendarIcon = icon(
  <path d="M3 4.500h12v10.500H3zM3 7.500h12M6 2.500v3M12 2.500v3M9 10v2.500M7.750 11.250h2.500" />,
)
export const CheckedCalendarIcon = icon(
  <path d="M3 4.500h12v10.500H3zM3 7.500h12M6 2.500v3M12 2.500v3M6.500 11l2 2 3.500-3.500" />,
)
export const FriendsIcon = icon(
  <path d="M7 8.500a2.750 2.750 0 1 0 0-5.500 2.750 2.750 0 0 0 0 5.500ZM2 15a5 5 0 0 1 10 0M12 3.200a2.750 2.750 0 0 1 0 5.100M13.500 10.800A5 5 0 0 1 16 15" />,
)
