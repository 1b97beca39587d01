import { zeroAddress } from 'viem'
import { expect } from 'vitest'
import { batches } from '#core/async.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import type { Anvil } from '#chains/evm/testing/anvil.ts'
import { bitcoinToken } from '#chains/evm/testing/issuedTokens.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { parseAssetId } from '#core/chain/assetId.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { gramAsset, TON_CHAIN, usdcAsset } from '#chains/ton/testing/localChain.ts'
import { bitcoinBooks, bitcoinMaker, coinAsset, LITECOIN_CHAIN, readBitcoin } from '../bitcoinOrders.ts'
import { STARKNET_CHAIN, strkAsset, usdcAsset as starknetUsdc } from '#chains/starknet/testing/localChain.ts'
import { starknetBooks, starknetMaker, starknetUser } from '../starknetOrders.ts'
import { assetOf, balanceOf, clientOf, escrowStatus } from '../orders.ts'
import { svmBalance, svmEth, svmMaker, svmUser } from '../svmOrders.ts'
import { tonBooks, tonMaker, tonUser } from '../tonOrders.ts'
import { NORTH, SOUTH, type World } from '../world.ts'
import type { Outcome } from './scenario.ts'

/** Balances by `owner asset`, and the block of each EVM and TON chain at which they were read. */
export interface Books {
  balances: Map<string, bigint>
  blocks: Map<number, bigint>
}

export interface Ended {
  order: OrderRow
  outcome: Outcome
  /** Deposited amount, if it differs from the order's. */
  deposit?: bigint | undefined
}

const people = { maker: devAccounts.maker, user: devAccounts.user } as const
const evmChains = ({ north, south }: World): Anvil[] => [north, south]
const key = (owner: string, asset: string): string => `${owner} ${asset}`

/** Reads all balances that the orders of a scenario may move, except those of their recipients. */
export async function openBooks(world: World): Promise<Books> {
  const balances = new Map<string, bigint>()
  const blocks = new Map<number, bigint>()
  for (const chain of evmChains(world)) {
    blocks.set(chain.chainId, await clientOf(chain).getBlockNumber({ cacheTime: 0 }))
    const { usdc, escrow } = localDeployment(chain.chainId)
    const tokens = [zeroAddress, usdc, ...(world.bitcoin && chain === world.north ? [bitcoinToken.address] : [])]
    for (const token of tokens) {
      const owners = { maker: people.maker.address, user: people.user.address, escrow }
      for (const [owner, address] of Object.entries(owners))
        balances.set(key(owner, assetOf(chain.chainId, token)), await balanceOf(chain, token, address))
    }
  }
  if (world.svm)
    for (const [owner, address] of Object.entries({ maker: svmMaker, user: svmUser }))
      balances.set(key(owner, svmEth), await svmBalance(world, address))
  if (world.ton) await readTon(world, balances, blocks)
  if (world.starknet) await readStarknet(world, balances, blocks)
  if (world.bitcoin) {
    const { held, height } = await readBitcoin(world)
    balances.set(key('maker', coinAsset), held)
    blocks.set(LITECOIN_CHAIN, height)
  }
  return { balances, blocks }
}

/** Reads the state of one block. A second later, it contains everything that was sent before. */
async function readTon(world: World, balances: Books['balances'], blocks: Books['blocks']): Promise<void> {
  world.ton?.pass(1)
  const height = (await world.chains.get(TON_CHAIN)?.head())?.height ?? 0n
  blocks.set(TON_CHAIN, height)
  // The user's coins also pay for its own messages, so only the maker's are compared.
  const wanted = [
    ['maker', tonMaker, gramAsset],
    ['maker', tonMaker, usdcAsset],
    ['user', tonUser, usdcAsset],
  ] as const
  const { holdings } = tonBooks(world)
  for (const [owner, address, asset] of wanted)
    balances.set(key(owner, asset), (await holdings(address, [asset], height))?.get(asset) ?? 0n)
}

/** Reads the state of one block. The user's STRK also pays for its own transactions, so only the maker's is compared. */
async function readStarknet(world: World, balances: Books['balances'], blocks: Books['blocks']): Promise<void> {
  world.starknet?.mine()
  const height = (await world.chains.get(STARKNET_CHAIN)?.head())?.height ?? 0n
  blocks.set(STARKNET_CHAIN, height)
  const wanted = [
    ['maker', starknetMaker, strkAsset],
    ['maker', starknetMaker, starknetUsdc],
    ['user', starknetUser, starknetUsdc],
  ] as const
  for (const [owner, address, asset] of wanted)
    balances.set(key(owner, asset), (await starknetBooks(world).holdings(address, [asset], height))?.get(asset) ?? 0n)
}

/**
 * Compares the chains with the transfers that these orders should have made since; exact to the last unit, gas
 * included.
 */
export async function expectBooks(world: World, before: Books, ended: readonly Ended[]): Promise<void> {
  const after = await openBooks(world)
  const moved = new Map([...after.balances].map(([name, now]) => [name, now - (before.balances.get(name) ?? 0n)]))
  expect(withoutZeros(moved)).toEqual(withoutZeros(await expected(world, before, after, ended)))
  for (const { order, outcome } of ended) await expectEnd(world, outcome, order)
}

const withoutZeros = (sums: ReadonlyMap<string, bigint>): Record<string, bigint> =>
  Object.fromEntries([...sums].filter(([, amount]) => amount !== 0n))

async function expected(
  world: World,
  before: Books,
  after: Books,
  ended: readonly Ended[],
): Promise<Map<string, bigint>> {
  const sums = new Map<string, bigint>()
  const add = (owner: string, asset: string, amount: bigint): void =>
    void sums.set(key(owner, asset), (sums.get(key(owner, asset)) ?? 0n) + amount)
  for (const { order, outcome, deposit } of ended) {
    const { fromAsset, toAsset, sendAmount, receiveAmount } = order
    const sent = deposit ?? sendAmount
    // Deposits of coins are payments of a wallet that is not compared.
    if (outcome !== 'returned' && fromAsset !== coinAsset) add('user', fromAsset, -sent)
    if (outcome !== 'returned') add('maker', fromAsset, sent)
    if (outcome === 'paid') add('maker', toAsset, -receiveAmount)
  }
  for (const chain of evmChains(world)) {
    const from = before.blocks.get(chain.chainId) ?? 0n
    const spent = await gasSpent(chain, from)
    for (const [owner, { address }] of Object.entries(people))
      add(owner, assetOf(chain.chainId, zeroAddress), -(spent.get(address) ?? 0n))
  }
  if (world.ton) add('maker', gramAsset, await tonFees(world, before, after))
  if (world.starknet) add('maker', strkAsset, -(await starknetFees(world, before, after)))
  if (world.bitcoin) add('maker', coinAsset, -(await bitcoinFees(world, before, after)))
  return sums
}

/**
 * Change of the maker's coins on TON by fees, and by coins that contracts return. Every payment names its order or its
 * refund, and no name occurs twice.
 */
async function tonFees(world: World, before: Books, after: Books): Promise<bigint> {
  const { signedBy, arrivals } = tonBooks(world)
  const [from, to] = [before, after].map(({ blocks }) => blocks.get(TON_CHAIN) ?? 0n) as [bigint, bigint]
  const moves = await signedBy(tonMaker, from + 1n, to)
  const references = moves.flatMap(({ names }) => names.filter((name) => name.startsWith('0x')))
  expect(references).toEqual([...new Set(references)])
  return moves.reduce((sum, { fee }) => sum - fee, await arrivals(tonMaker, from + 1n, to))
}

/** Fees in STRK. Every payment names its order or its refund, and no name occurs twice. */
async function starknetFees(world: World, before: Books, after: Books): Promise<bigint> {
  const [from, to] = [before, after].map(({ blocks }) => blocks.get(STARKNET_CHAIN) ?? 0n) as [bigint, bigint]
  const moves = await starknetBooks(world).signedBy(starknetMaker, from + 1n, to)
  const references = moves.flatMap(({ names }) => names)
  expect(references).toEqual([...new Set(references)])
  return moves.reduce((sum, { fee }) => sum + fee, 0n)
}

/** Fees of the maker's transactions. Every payment names its order or its refund, and no name occurs twice. */
async function bitcoinFees(world: World, before: Books, after: Books): Promise<bigint> {
  const [from, to] = [before, after].map(({ blocks }) => blocks.get(LITECOIN_CHAIN) ?? 0n) as [bigint, bigint]
  const moves = await bitcoinBooks(world).signedBy(bitcoinMaker, from + 1n, to)
  const references = moves.flatMap(({ names }) => names)
  expect(references).toEqual([...new Set(references)])
  return moves.reduce((sum, { fee }) => sum + fee, 0n)
}

const BLOCKS_AT_ONCE = 50

/** Network fees of each account's transactions after a block, in wei. */
async function gasSpent(chain: Anvil, after: bigint): Promise<Map<string, bigint>> {
  const head = await clientOf(chain).getBlockNumber({ cacheTime: 0 })
  const blocks = Array.from({ length: Number(head - after) }, (_, i) => after + BigInt(i) + 1n)
  const spent = new Map<string, bigint>()
  for (const some of batches(blocks, BLOCKS_AT_ONCE)) {
    const receipts = await Promise.all(some.map((block) => receiptsOf(chain, block)))
    for (const { from, gasUsed, effectiveGasPrice } of receipts.flat()) {
      const account = from.toLowerCase()
      spent.set(account, (spent.get(account) ?? 0n) + BigInt(gasUsed) * BigInt(effectiveGasPrice))
    }
  }
  return spent
}

interface Receipt {
  readonly from: string
  readonly gasUsed: string
  readonly effectiveGasPrice: string
}
const receiptsOf = async (chain: Anvil, block: bigint): Promise<Receipt[]> =>
  (await chain.rpc('eth_getBlockReceipts', [`0x${block.toString(16)}`])) as Receipt[]

const escrowEnds: Record<Outcome, string> = { paid: 'claimed', returned: 'cancelled', kept: 'open' }

async function expectEnd(world: World, outcome: Outcome, order: OrderRow): Promise<void> {
  expect(await received(world, order)).toBe(outcome === 'paid' ? order.receiveAmount : 0n)
  if (order.custody === 'escrow') expect(await escrowStatus(world.north, order)).toBe(escrowEnds[outcome])
}

async function received(world: World, { toChain, toAsset, recipient }: OrderRow): Promise<bigint> {
  const { token } = parseAssetId(toAsset)
  const address = token === 'native' ? zeroAddress : (token as `0x${string}`)
  if (toChain === NORTH) return balanceOf(world.north, address, recipient as `0x${string}`)
  if (toChain === SOUTH) return balanceOf(world.south, address, recipient as `0x${string}`)
  return (await world.chains.get(toChain)?.balances(recipient, [toAsset]))?.get(toAsset) ?? 0n
}
