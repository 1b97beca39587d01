import { createClient, encodeFunctionData, erc20Abi, type Hex, toHex } from 'viem'
import { createEvmNode } from '#chains/evm/node/createNode.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { type Anvil, startAnvil } from '#chains/evm/testing/anvil.ts'
import { deployContracts, localDeployment, prepareAccounts } from '#chains/evm/testing/deploy.ts'
import { deployDex, type Dex } from '#chains/evm/testing/dex.ts'
import { bitcoinToken, gramToken, issueToken } from '#chains/evm/testing/issuedTokens.ts'
import { localNodeOptions } from '#chains/evm/testing/localChain.ts'
import { localHttp } from '#chains/evm/testing/localHttp.ts'
import { receiptOf } from '#chains/evm/testing/receipt.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { Step } from '#core/wire/order.ts'
import type { SwapMade } from '#core/wire/swap.ts'
import { silentLog } from '#runtime/log.ts'
import { createTestApp, north, type TestApp } from '../../testing/testApp.ts'
import { startSwapFollower } from '../followSwaps.ts'
import { type SwapCalls, swapCalls } from './swapCalls.ts'

const { usdc } = localDeployment(north)

/** The API over a real node with the real contracts of Uniswap. */
export interface SwapWorld extends SwapCalls {
  readonly t: TestApp
  readonly chain: Anvil
  readonly dex: Dex
  /** Sends a step's call as the user; the hash, also if it reverts. */
  send(step: Step, change?: Record<string, unknown>): Promise<Hex>
  /** Sends all steps and reports the last one. */
  run(made: SwapMade): Promise<Hex>
  balance(token: string, owner?: string): Promise<bigint>
  close(): Promise<void>
}

export const assets = {
  eth: assetId(north, NATIVE),
  usdc: assetId(north, usdc),
  btc: assetId(north, bitcoinToken.address),
  gram: assetId(north, gramToken.address),
}
export const user = devAccounts.user.address

/** Opens it on a local network; its tokens of other networks' coins are on the first one alone. */
export async function openSwapWorld(network: ChainId = north): Promise<SwapWorld> {
  const chain = await startAnvil({ chainId: network })
  await deployContracts(chain.url, network)
  if (network === north) for (const token of [bitcoinToken, gramToken]) await issueToken(chain.url, network, token)
  await prepareAccounts(chain.url, network, [[devAccounts.user, 10_000n]])
  const dex = await deployDex(chain.url, network)
  const node = createEvmNode(localNodeOptions(network, [chain.url]))
  const t = await createTestApp({ start: new Date(), deps: { chains: (id) => (id === network ? node : null) } })
  const follower = startSwapFollower({ ...t.deps, providers: t.deps.swapProviders, log: silentLog }, 2 ** 30)
  const client = createClient({ transport: localHttp(chain.url) })

  const calls = swapCalls({ app: () => t, follower: () => follower, sender: user })
  const send = async (step: Step, change: Record<string, unknown> = {}): Promise<Hex> => {
    if (step.kind !== 'evm_call') throw new Error(`a ${step.kind} can't be sent`)
    const { to, data, value } = step
    const tx = { from: user, to, data, value: toHex(BigInt(value)), gas: toHex(1_500_000), ...change }
    return (await client.request({ method: 'eth_sendTransaction', params: [tx] } as never)) as Hex
  }

  return {
    t,
    chain,
    dex,
    ...calls,
    send,
    run: async ({ swap, steps }) => {
      let hash: Hex = '0x'
      for (const step of steps) await receiptOf(client, (hash = await send(step)))
      await calls.report(swap.id, hash)
      return hash
    },
    balance: async (token, owner = user) => {
      if (token === NATIVE) return BigInt((await chain.rpc('eth_getBalance', [owner, 'latest'])) as string)
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner as Hex] })
      return BigInt((await chain.rpc('eth_call', [{ to: token, data }, 'latest'])) as string)
    },
    close: async () => {
      await follower.stop()
      await t.close()
      await chain.stop()
    },
  }
}
