/** Seconds; a block of a model network is mined about every second. */
export const MARGINS = { contract: 3, transfer: 12 }
export const DEADLINE = 60
export const DISPUTE_MS = 5_000
export const BUMP_MS = 4_000
export const REBROADCAST_MS = 4_000
/** Longer than an expiring transaction is valid. */
export const FORGOTTEN_MS = 30_000
