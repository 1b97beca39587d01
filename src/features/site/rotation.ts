/** Spec §9: each banner is shown this long. */
export const BANNER_MS = 5000

export const nextBanner = (index: number, count: number): number => (count === 0 ? 0 : (index + 1) % count)
