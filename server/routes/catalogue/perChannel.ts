import type { Catalogue, ChannelDef } from '#core/catalogue/types.ts'
import { withinChannel } from '#core/channel/within.ts'

/** Something made of what a channel offers, built once: the catalogue changes only with a restart. Prices in it do change, so nothing here may hold one. */
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
