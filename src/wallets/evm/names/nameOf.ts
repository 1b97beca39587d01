import type { Address } from 'viem'
import { getEnsName } from 'viem/actions'
import { normalize } from 'viem/ens'
import { hubName } from './hubName.ts'
import { type Reader, registryName } from './registryName.ts'
import { type NameService, nameServices } from './services.ts'

/** Longer names do not fit into a header. */
const MOST_LETTERS = 64

/** Reader of a network; null when it is not in the catalogue. */
export type ReaderOf = (chainId: number) => Reader | null

async function ask(service: NameService, readerOf: ReaderOf, address: Address): Promise<string | null> {
  const reader = readerOf(service.chainId)
  if (!reader) return null
  switch (service.kind) {
    case 'universal':
      return getEnsName(reader, { address, universalResolverAddress: service.resolver })
    case 'registry':
      return registryName(reader, service.registry, address)
    case 'hub': {
      const hubReader = readerOf(service.hubChainId)
      return hubReader && hubName(hubReader, service.hub, reader, service.chainId, address)
    }
  }
}

/** Rejects names that normalization would change, which covers look-alikes and invisible characters. */
function isPlain(name: string): boolean {
  try {
    return name.length <= MOST_LETTERS && normalize(name) === name
  } catch {
    return false
  }
}

/** Domain name of an address (spec §7); null when it has none or no service answers, because a name is never required. */
export async function nameOf(
  address: Address,
  readerOf: ReaderOf,
  services: readonly NameService[] = nameServices,
): Promise<string | null> {
  const names = await Promise.all(services.map((service) => ask(service, readerOf, address).catch(() => null)))
  return names.find((name) => name !== null && isPlain(name)) ?? null
}
