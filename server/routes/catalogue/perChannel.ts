import type { Catalogue, ChannelDef } from '#core/catalogue/types.ts'
import { withinChannel } from '#core/channel/within.ts'

/**
 * Memoizes a value per channel, since the catalogue only changes on restart. Prices do change, so the value must not
 * contain any.
 */
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
