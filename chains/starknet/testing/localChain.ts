import type { ChainNode, NodeOptions } from '#chains/contract/node.ts'
import { settlementOf } from '#core/catalogue/fixture.ts'
import type { Catalogue, ChainSettlement } from '#core/catalogue/types.ts'
import { type AssetId, assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { depositCalls, type StarknetCall } from '../deposit.ts'
import { createStarknetNode } from '../node/createNode.ts'
import { type TestAccount, testAccount } from './accounts.ts'
import { mineBlocks } from './pool.ts'
import { contracts } from './contracts.ts'
import { reorganize } from './blocks.ts'
import { hashOfInvoke, startLocalRpc } from './localRpc.ts'
import { signInvoke } from './signInvoke.ts'
import { createLocalState, type LocalState } from './state.ts'

export const STARKNET_CHAIN = chainId(666666666)
export const etherAsset: AssetId = assetId(STARKNET_CHAIN, NATIVE)
export const strkAsset: AssetId = assetId(STARKNET_CHAIN, contracts.strk)
export const usdcToken = contracts.usdc
export const usdcAsset: AssetId = assetId(STARKNET_CHAIN, usdcToken)
const owner = testAccount('0x3a6e7')
export const maker = owner.address
export const makerSecret = owner.privateKey
export const user = testAccount('0x5eed')

/** Local stand-in of the network, whose endpoints verify signatures and hashes with the vendor's library. */
export interface LocalStarknetChain {
  readonly url: string
  readonly state: LocalState
  readonly node: ChainNode
  /** Calls of an account in one transaction; returns its hash. @throws Error with the endpoint's message */
  send(account: TestAccount, calls: readonly StarknetCall[]): Promise<string>
  /** The user's deposit. */
  deposit(transfer: { readonly token: string | null; readonly amount: bigint; readonly memo: string }): Promise<string>
  mine(blocks?: number): void
  reorg(depth: number): void
  stop(): Promise<void>
}

/** Settlement of the network as an operator would set it up. */
export const starknetSettlement: ChainSettlement = settlementOf({
  escrows: [],
  filler: null,
  depositAddress: maker,
  blockTimeMs: 1_000,
  confirmationTiers: [{ upToUsd: null, confirmations: 1 }],
  finalityBlocks: null,
  maxReorgBlocks: 12,
  unconfirmedCapUsd: '1000000',
  acceptUnproven: true,
  custodyCapUsd: '1000000',
  outflowCapUsd: '1000000000',
  maxPayoutFeeUsd: '10',
})

/** A catalogue with the network of the default profile, and its settlement. */
export function withStarknet(catalogue: Catalogue): Catalogue {
  const known = loadCatalogue({ profile: 'default' })
  const chains = known.chains.filter(({ id }) => id === STARKNET_CHAIN)
  return {
    ...catalogue,
    chains: [...catalogue.chains, ...chains.map((chain) => ({ ...chain, settlement: starknetSettlement }))],
    assets: [...catalogue.assets, ...known.assets.filter((asset) => asset.chainId === STARKNET_CHAIN)],
  }
}

/** Options of a node client for the services on these endpoints. */
export function starknetOptions(endpoints: readonly string[], quorum = 1): NodeOptions {
  const { chains, assets } = withStarknet(loadCatalogue({ profile: 'local' }))
  const chain = chains.find(({ id }) => id === STARKNET_CHAIN)
  if (!chain) throw new Error('the catalogue has no Starknet')
  return { chain, assets: assets.filter((asset) => asset.chainId === STARKNET_CHAIN), endpoints, quorum }
}

const RICH = 10n ** 24n
const bounds = {
  l1_gas: { max_amount: '0x0', max_price_per_unit: '0x0' },
  l2_gas: { max_amount: '0x2faf080', max_price_per_unit: '0x2540be400' },
  l1_data_gas: { max_amount: '0x1000', max_price_per_unit: '0x2d79883d2000' },
}

/** Chain on a free port. `clock`: epoch seconds of new blocks. */
export async function startLocalStarknetChain(
  clock: () => number = () => Math.floor(Date.now() / 1_000),
): Promise<LocalStarknetChain> {
  const state = createLocalState()
  state.since = clock() - state.head
  state.clock = clock
  state.prices = {
    l1_gas: { fri: 10n ** 14n, wei: 10n ** 10n },
    l2_gas: { fri: 3n * 10n ** 9n, wei: 10n ** 5n },
    l1_data_gas: { fri: 10n ** 11n, wei: 10n ** 7n },
  }
  for (const { address, publicKey } of [owner, user]) {
    state.accounts.set(address, publicKey)
    for (const token of [contracts.ether, contracts.strk, contracts.usdc])
      state.balances.set(`${token} ${address}`, RICH)
  }
  mineBlocks(state, 1)
  const rpc = await startLocalRpc(state)
  const ask = async (method: string, params: object): Promise<unknown> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const answer = await fetch(rpc.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const { result, error } = (await answer.json()) as { result?: unknown; error?: { message: string } }
    if (error) throw new Error(error.message)
    return result
  }
  const send: LocalStarknetChain['send'] = async (account, calls) => {
    const place = { block_id: 'pre_confirmed', contract_address: account.address }
    const nonce = await ask('starknet_getNonce', place)
    const sent = signInvoke(account, calls, { nonce: String(nonce), bounds })
    await ask('starknet_addInvokeTransaction', { invoke_transaction: sent })
    return `0x${hashOfInvoke(sent).slice(2).padStart(64, '0')}`
  }
  return {
    url: rpc.url,
    state,
    node: createStarknetNode(starknetOptions([rpc.url])),
    send,
    deposit: (transfer) => send(user, depositCalls({ to: maker, ...transfer })),
    mine: (blocks = 1) => mineBlocks(state, blocks),
    reorg: (depth) => reorganize(state, depth),
    stop: () => rpc.stop(),
  }
}
