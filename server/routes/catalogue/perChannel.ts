import type { Catalogue, ChannelDef } from '#core/catalogue/types.ts'
import { withinChannel } from '#core/channel/within.ts'

/** An answer made of what a channel offers. The catalogue changes only with a restart, so each is built once. */
export function perChannel<T>(catalogue: Catalogue, build: (offered: Catalogue) => T): (channel: ChannelDef) => T {
  const built = new Map<number, T>()
  return (channel) => {
    const known = built.get(channel.id)
    if (known !== undefined) return known
    const answer = build(withinChannel(catalogue, channel))
    built.set(channel.id, answer)
    return answer
  }
}
