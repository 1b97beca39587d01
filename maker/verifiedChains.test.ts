import { expect, it } from 'vitest'
import { createStarknetNode } from '#chains/starknet/node/createNode.ts'
import {
  maker,
  makerSecret,
  STARKNET_CHAIN,
  starknetOptions,
  starknetSettlement,
  user,
} from '#chains/starknet/testing/localChain.ts'
import { openPayers, requireOwnDeposits } from './verifiedChains.ts'

const { chain, ...options } = starknetOptions(['http://127.0.0.1:1'])
const node = createStarknetNode({ chain, ...options })
const payers = openPayers(new Map([[STARKNET_CHAIN, node]]), { starknet: makerSecret })
const start = (depositAddress: string | null, opened = payers): void =>
  requireOwnDeposits({ chains: [{ ...chain, settlement: { ...starknetSettlement, depositAddress } }] }, opened)

it('a maker starts with deposit addresses of its own keys, in any spelling of them', () => {
  for (const address of [maker, `0x${maker.slice(2).replace(/^0+/, '')}`, null])
    expect(() => start(address)).not.toThrow()
  // Without a key the network only observes.
  expect(() => start(user.address, new Map())).not.toThrow()
})

it('a maker does not start with the deposit address of another key', () => {
  expect(() => start(user.address)).toThrow(
    expect.objectContaining({ reason: 'deposit_address_foreign', retriable: false }) as Error,
  )
})
