import { createClient, encodeFunctionData, erc20Abi, type Hex, http, toHex } from 'viem'
import { createEvmNode } from '#chains/evm/node/createNode.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { type Anvil, startAnvil } from '#chains/evm/testing/anvil.ts'
import { deployContracts, localDeployment, prepareAccounts } from '#chains/evm/testing/deploy.ts'
import { deployDex, type Dex } from '#chains/evm/testing/dex.ts'
import { bitcoinToken, gramToken, issueToken } from '#chains/evm/testing/issuedTokens.ts'
import { localNodeOptions } from '#chains/evm/testing/localChain.ts'
import { receiptOf } from '#chains/evm/testing/receipt.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { Step } from '#core/wire/order.ts'
import type { Swap, SwapMade, SwapQuote, SwapQuoteRequest, SwapQuotesData } from '#core/wire/swap.ts'
import { silentLog } from '#runtime/log.ts'
import { createTestApp, north, type TestApp } from '../../testing/testApp.ts'
import { startSwapFollower } from '../followSwaps.ts'

const { usdc } = localDeployment(north)

/** The API over a real node with the real contracts of Uniswap. */
export interface SwapWorld {
  readonly t: TestApp
  readonly chain: Anvil
  readonly dex: Dex
  quotes(request: SwapQuoteRequest): Promise<SwapQuotesData>
  best(request: SwapQuoteRequest): Promise<SwapQuote>
  make(quote: SwapQuote, approval?: 'approve' | 'permit'): Promise<SwapMade>
  /** Sends a step's call as the user; the hash, also if it reverts. */
  send(step: Step, change?: Record<string, unknown>): Promise<Hex>
  /** Sends all steps and reports the last one. */
  run(made: SwapMade): Promise<Hex>
  status(id: string): Promise<Swap>
  report(id: string, hash: string): Promise<Swap>
  /** Follows until the swap has this status. */
  follow(id: string, status: Swap['status']): Promise<Swap>
  balance(token: string, owner?: string): Promise<bigint>
  /** Fails unless the answer is a success. */
  call<T>(method: string, path: string, body?: unknown): Promise<T>
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
  const client = createClient({ transport: http(chain.url) })

  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await t.call(method, `/api/swap_api/v1${path}`, body === undefined ? {} : { body })
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return (answer.body as { data: T }).data
  }
  const quotes = (request: SwapQuoteRequest) => call<SwapQuotesData>('POST', '/quotes', request)
  const status = (id: string) => call<Swap>('GET', `/status?swap_id=${id}`)
  const report = (id: string, hash: string) => call<Swap>('POST', `/swaps/${id}/sent`, { tx_hash: hash })
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
    quotes,
    best: async (request) => {
      const { quotes: list, reasons } = await quotes(request)
      const [first] = list
      if (!first) throw new Error(`no quote: ${JSON.stringify(reasons)}`)
      return first
    },
    make: (quote, approval) =>
      call<SwapMade>('POST', '/make_swap', {
        quote_id: quote.quote_id,
        from_address: user,
        ...(approval ? { approval } : {}),
      }),
    send,
    run: async ({ swap, steps }) => {
      let hash: Hex = '0x'
      for (const step of steps) await receiptOf(client, (hash = await send(step)))
      await report(swap.id, hash)
      return hash
    },
    status,
    report,
    follow: async (id, wanted) => {
      for (let round = 0; round < 20; round++) {
        t.clock.advance(5)
        await follower.runOnce()
        const seen = await status(id)
        if (seen.status === wanted) return seen
      }
      throw new Error(`the swap ${id} is ${(await status(id)).status}, not ${wanted}`)
    },
    balance: async (token, owner = user) => {
      if (token === NATIVE) return BigInt((await chain.rpc('eth_getBalance', [owner, 'latest'])) as string)
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner as Hex] })
      return BigInt((await chain.rpc('eth_call', [{ to: token, data }, 'latest'])) as string)
    },
    call,
    close: async () => {
      await follower.stop()
      await t.close()
      await chain.stop()
    },
  }
}
