import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { depositAddress } from '#chains/evm/order/forwarder.ts'
import { orderToWire } from '#chains/evm/order/wire.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { type Anvil, startAnvil } from '#chains/evm/testing/anvil.ts'
import { deployContracts, localDeployment, prepareAccounts } from '#chains/evm/testing/deploy.ts'
import { localNodeOptions } from '#chains/evm/testing/localChain.ts'
import { createEvmNode } from '#chains/evm/node/createNode.ts'
import { createUser } from '#chains/evm/testing/user.ts'
import { assetId } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { configureWallets } from '../config.ts'
import type { DepositRelease, Transfers, WalletFamily } from '../contract.ts'
import { announceLocalWallet } from './localWallet.ts'
import { installFakeWindow } from './testing/fakeWindow.ts'
import { chainRow } from './testing/fixtures.ts'
import { escrow, makerSignature, order, usdc } from './testing/steps.ts'
import { evmWallets } from './wallets.ts'

type Hex = `0x${string}`
const { user, friend, stranger } = devAccounts
const { forwarderFactory: factory } = localDeployment(31337)
const north = chainId(31337)
let chain: Anvil
let remove: () => void
let wallets: WalletFamily & Transfers
let now: number

beforeAll(async () => {
  remove = installFakeWindow()
  chain = await startAnvil({ chainId: 31337 })
  await deployContracts(chain.url, 31337)
  await prepareAccounts(chain.url, 31337, [[user, 100n]])
  announceLocalWallet({ rpcUrls: { 31337: chain.url }, account: stranger.address })
  configureWallets({ walletConnectProjectId: null, chains: [row(), chainRow(31338)] })
  wallets = evmWallets()
  await wallets.connect('causeway-local-evm-wallet')
})
afterAll(async () => {
  remove()
  await chain.stop()
})
beforeEach(async () => {
  const node = createEvmNode(localNodeOptions(31337, [chain.url]))
  now = (await node.head()).time
  await node.close()
})
const row = () => chainRow(31337, { rpc_urls: [chain.url] })

async function balanceOf(account: string): Promise<bigint> {
  const node = createEvmNode(localNodeOptions(31337, [chain.url]))
  const asset = assetId(north, usdc)
  const units = (await node.balances(account, [asset])).get(asset) ?? 0n
  await node.close()
  return units
}

/** An order to an address of `friend` that was paid 20 of its 50 USDC. */
async function paid(): Promise<DepositRelease & { readonly openBy: number }> {
  const openBy = now + 600
  const terms = { ...order, nonce: BigInt(now), openBy, fillDeadline: now + 1200, refundAfter: now + 91_200 }
  const parts = { escrow: escrow as Hex, owner: friend.address, order: terms }
  const address = depositAddress(factory, parts)
  await createUser(chain.url, user).transfer(usdc, address, 20_000_000n)
  const offer = { escrow, order: orderToWire({ ...terms, depositor: address }), maker_signature: makerSignature }
  const base = { kind: 'pay_address', chain_id: north, label: 'transfer', status: 'waiting', tx_ref: null } as const
  return { step: { ...base, address, index: 0, amount: '50000000', offer }, owner: friend.address, factory, openBy }
}

it('sends what is left to the owner, from any wallet, once the order can no longer be opened', async () => {
  const { openBy, ...deposit } = await paid()
  const before = await balanceOf(friend.address)
  await expect(wallets.release?.(deposit)).rejects.toMatchObject({ reason: 'release_refused' })
  await chain.rpc('evm_setNextBlockTimestamp', [openBy + 1])
  await chain.mine()
  const ref = (await wallets.release?.(deposit)) ?? ''
  expect(await wallets.waitFor(ref, row())).toEqual({ ref, status: 'success' })
  expect((await balanceOf(friend.address)) - before).toBe(20_000_000n)
  expect(await balanceOf(deposit.step.address)).toBe(0n)
})

it('asks the wallet for nothing if the address does not follow from the order and its owner', async () => {
  const { openBy: _, ...deposit } = await paid()
  for (const lie of [
    { ...deposit, owner: user.address },
    { ...deposit, step: { ...deposit.step, address: user.address } },
    { ...deposit, factory: escrow },
  ])
    await expect(wallets.release?.(lie)).rejects.toMatchObject({ reason: 'wallet_mismatch' })
})
