import type { Catalogue, ChannelDef } from '#core/catalogue/types.ts'
import { withinChannel } from '#core/channel/within.ts'

/**
 * Memoizes a value per channel, since the catalogue only changes on restart. Prices do change, so the value must not
 * contain any. Other inputs are compared by identity: `inputs` returns the same ones until they change.
 */
export function perChannel<T, const I extends readonly unknown[] = []>(
  catalogue: Catalogue,
  build: (offered: Catalogue, inputs: I) => T,
  inputs: () => I = () => [] as unknown as I,
): (channel: ChannelDef) => T {
  const built = new Map<number, { value: T; of: I }>()
  return (channel) => {
    const of = inputs()
    const known = built.get(channel.id)
    if (known?.of.length === of.length && known.of.every((one, n) => one === of[n])) return known.value
    const value = build(withinChannel(catalogue, channel), of)
    built.set(channel.id, { value, of })
    return value
  }
}
