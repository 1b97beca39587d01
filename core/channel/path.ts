/** Only paths with one of these first segments belong to a channel (spec §2). */
const path = /^\/(?:network|dapp)\/([A-Za-z0-9-]{1,40})(?=\/|$)/i

export interface ChannelPath {
  /** Channel by slug or number, as written in the path. */
  readonly name: string
  /** Prefix of the app's own paths. */
  readonly base: string
}

/** Parses the channel of a path; null for any other path. */
export function channelPath(pathname: string): ChannelPath | null {
  const found = path.exec(pathname)
  return found?.[1] ? { name: found[1], base: found[0] } : null
}
