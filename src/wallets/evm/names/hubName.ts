import type { Address } from 'viem'
import { readContract } from 'viem/actions'
import { padAddress } from '#core/format/address.ts'
import { hubAbi } from './abi.ts'
import { type Reader, registryName } from './registryName.ts'

/** First domain of the network that has a name for the address. */
export async function hubName(
  hubReader: Reader,
  hub: Address,
  reader: Reader,
  chainId: number,
  address: Address,
): Promise<string | null> {
  const tlds = await readContract(hubReader, {
    address: hub,
    abi: hubAbi,
    functionName: 'getChainTlds',
    args: [BigInt(chainId)],
  })
  if (tlds.length === 0) return null
  const domains = await readContract(hubReader, {
    address: hub,
    abi: hubAbi,
    functionName: 'getTldInfo',
    args: [[...tlds]],
  })
  for (const { identifier, registry } of domains) {
    // A label in brackets is its own hash.
    const name = await registryName(
      reader,
      registry,
      address,
      identifier === 0n ? '' : `.[${padAddress(identifier.toString(16))}]`,
    )
    if (name !== null) return name
  }
  return null
}
