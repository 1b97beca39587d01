import { type Address, type Client, isAddressEqual, type Transport, zeroAddress } from 'viem'
import { readContract } from 'viem/actions'
import { namehash } from 'viem/ens'
import { registryAbi, resolverAbi } from './abi.ts'

export type Reader = Client<Transport>

async function resolverOf(reader: Reader, registry: Address, node: `0x${string}`): Promise<Address | null> {
  const found = await readContract(reader, {
    address: registry,
    abi: registryAbi,
    functionName: 'resolver',
    args: [node],
  })
  return isAddressEqual(found, zeroAddress) ? null : found
}

/**
 * Reverse name of an address, if the name's forward record confirms it, because anyone can claim any name. `suffix` follows a name
 * in registries that number their domains.
 */
export async function registryName(
  reader: Reader,
  registry: Address,
  address: Address,
  suffix = '',
): Promise<string | null> {
  const reverse = namehash(`${address.slice(2).toLowerCase()}.addr.reverse`)
  const backward = await resolverOf(reader, registry, reverse)
  if (!backward) return null
  const name = await readContract(reader, {
    address: backward,
    abi: resolverAbi,
    functionName: 'name',
    args: [reverse],
  })
  if (name === '') return null
  const node = namehash(name + suffix)
  const forward = await resolverOf(reader, registry, node)
  if (!forward) return null
  const named = await readContract(reader, { address: forward, abi: resolverAbi, functionName: 'addr', args: [node] })
  return isAddressEqual(named, address) ? name : null
}
