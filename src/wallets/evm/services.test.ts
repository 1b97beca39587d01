import { isAddress } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, it } from 'vitest'
import { nameServices } from './nameOf.ts'

it('names are resolved on the specification’s networks, in its order (§7)', () => {
  expect(nameServices.map(({ chainId }) => chainId)).toEqual([1, 42161, 56, 169])
})

it('on contracts with checksummed addresses, and ENS’s as in the library', () => {
  for (const service of nameServices) {
    const [address] = Object.values(service).filter((value) => typeof value === 'string' && value.startsWith('0x'))
    expect(isAddress(String(address))).toBe(true)
  }
  expect(nameServices[0]).toMatchObject({ resolver: mainnet.contracts.ensUniversalResolver.address })
})
