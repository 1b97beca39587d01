import { Keypair } from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { user } from '#chains/svm/testing/localChain.ts'
import { chainById } from '#core/catalogue/lookups.ts'
import { NATIVE } from '#core/chain/assetId.ts'
import { freshAddress } from '#maker/testing/orders.ts'
import { localNetworks } from './networks.ts'
import { catalogue, SETTLING, startTransfers, type Transfers } from './testing/transfers.ts'

const NORTH = 31337
const networks = localNetworks.filter(({ family }) => family.family === 'svm')
const svmUser = user.publicKey.toBase58()
const depositAddress = (id: number): string => chainById(catalogue, id).settlement?.depositAddress ?? ''

describe('the whole stack, for each local Solana-style network', () => {
  let stack: Transfers
  beforeAll(async () => {
    stack = await startTransfers({ symbol: 'ETH', units: (decimals) => 10n ** BigInt(decimals - 1) })
  })
  afterAll(() => stack?.stop())

  it.each(networks)('pays ETH of $name out on an EVM network, once', async ({ id }) => {
    const recipient = freshAddress()
    const held = await stack.balanceOf(id, depositAddress(id))
    const placed = await stack.place(id, NORTH, svmUser, recipient)
    await stack.transferOnSvm(id, placed.steps)
    await stack.settled(placed)
    expect(await stack.balanceOf(NORTH, recipient)).toBe(BigInt(placed.order.receive_amount))
    expect(await stack.nodeOf(NORTH).isFilled?.(placed.order.onchain_id as `0x${string}`)).toBe(true)
    expect(await stack.balanceOf(id, depositAddress(id))).toBe(held + stack.sentOn(id))
  })

  it.each(networks)('pays ETH of an EVM network out on $name, and claims the deposit', async ({ id }) => {
    const recipient = Keypair.generate().publicKey.toBase58()
    const placed = await stack.place(NORTH, id, devAccounts.user.address, recipient)
    await stack.openOn(NORTH, placed.steps)
    await stack.settled(placed)
    expect(await stack.balanceOf(id, recipient)).toBe(BigInt(placed.order.receive_amount))
    const { escrow } = localDeployment(NORTH)
    expect(await stack.nodeOf(NORTH).escrowStatus?.(escrow, placed.order.onchain_id as `0x${string}`)).toBe('claimed')
  })

  it('counts a deposit only on the network of its order, although the maker has one address on all', async () => {
    const asked = networks.find(({ id }) => stack.assetOn(id).token === NATIVE)
    const other = networks.find(({ id }) => id !== asked?.id)
    if (!asked || !other) throw new Error('needs two networks, one of which has ETH as its native coin')
    const recipient = freshAddress()
    const placed = await stack.place(asked.id, NORTH, svmUser, recipient)
    await stack.transferOnSvm(other.id, placed.steps)
    const seen = (await stack.nodeOf(other.id).head()).height
    await vi.waitFor(
      async () => expect((await stack.nodeOf(other.id).head()).finalized).toBeGreaterThan(seen),
      SETTLING,
    )
    expect(await stack.statusOf(placed)).toBe('created')
    await stack.transferOnSvm(asked.id, placed.steps)
    await stack.settled(placed)
    expect(await stack.balanceOf(NORTH, recipient)).toBe(BigInt(placed.order.receive_amount))
  })
})
