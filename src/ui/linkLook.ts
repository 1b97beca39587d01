import { looks } from './Button.tsx'

/** Button style for a link that only navigates. */
export const linkLook = (look: keyof typeof looks): string =>
  `press inline-flex max-w-full items-center justify-center gap-2 text-center max-[13rem]:px-3 max-[13rem]:text-small ${looks[look]}`
