/** Pages under /tracker that show points, badges or allocations; each name is the last part of its path (spec §2). */
export const trackerPages = [
  'scrollmarks',
  'scroll-airdrop',
  'lxp',
  'soneium-og',
  'zora-airdrop',
  'eclipse-airdrop',
] as const
export type TrackerPage = (typeof trackerPages)[number]

export const trackerPath = (page: TrackerPage): string => `/tracker/${page}`

/** Pages about an airdrop. */
const aboutAirdrops: ReadonlySet<TrackerPage> = new Set(['scroll-airdrop', 'zora-airdrop', 'eclipse-airdrop'])

/** Returns the rows of the surface policy that must all permit the page. */
export const trackerCapabilities = (page: TrackerPage): readonly string[] =>
  aboutAirdrops.has(page) ? ['tracker', 'airdrop'] : ['tracker']

/** Addresses and networks of one request. */
export const TRACKER_ADDRESSES = 20
export const TRACKER_NETWORKS = 20
