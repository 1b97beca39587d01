import { createClient, decodeFunctionData, encodeFunctionData, erc20Abi, http, parseAbi } from 'viem'
import { getBlock, getBlockNumber, sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { privateKeyToAccount } from 'viem/accounts'
import { relayNetwork } from '#server/providers/relay/networks.ts'
import type { RelayStandIn } from '#server/providers/relay/testing/standIn.ts'
import type { VendorAnswer, VendorCall } from '#server/providers/testing/vendorServer.ts'

/** Rest of a quote's answer that the solver pays by. */
interface Offered {
  readonly details: {
    readonly recipient: string
    readonly currencyOut: {
      readonly currency: { readonly chainId: number; readonly address: string }
      readonly amount: string
    }
  }
  readonly protocol: { readonly v2: { readonly orderId: string } }
}

const abi = parseAbi([
  'function depositNative(address depositor, bytes32 id) payable',
  'function depositErc20(address depositor, address token, uint256 amount, bytes32 id)',
])
const ZERO = '0x0000000000000000000000000000000000000000'
const EVERY_MS = 250

/** A solver that refunds instead of paying while `refunds` is true, and does nothing while `sleeps` is. */
export interface RelaySolver {
  handle(call: VendorCall): VendorAnswer | null
  behave(how: 'pays' | 'refunds' | 'sleeps'): void
  stop(): Promise<void>
}

/**
 * Fills the orders of a Relay stand-in as its solvers do: it finds deposits by their order id in the calls to the Depository,
 * pays the recipient on the destination network, and only then reports success.
 */
export function startRelaySolver(standIn: RelayStandIn, urls: ReadonlyMap<number, string>): RelaySolver {
  const offered = new Map<string, Offered>()
  const clients = new Map(
    [...urls].map(([chain, url]) => [chain, createClient({ transport: http(url), pollingInterval: 50 })]),
  )
  const read = new Map<number, bigint>()
  let how: 'pays' | 'refunds' | 'sleeps' = 'pays'
  let stopped = false

  async function look(chain: number): Promise<void> {
    const client = clients.get(chain)
    const depository = relayNetwork(chain)?.depository
    if (!client || !depository) return
    const head = await getBlockNumber(client, { cacheTime: 0 })
    for (let height = read.get(chain) ?? head; height <= head; height++) {
      const { transactions } = await getBlock(client, { blockNumber: height, includeTransactions: true })
      for (const { to, input, hash, from, value } of transactions)
        if (to?.toLowerCase() === depository) await settle(chain, { input, hash, from, value })
      read.set(chain, height + 1n)
    }
  }

  async function settle(
    chain: number,
    { input, hash, from, value }: { input: `0x${string}`; hash: string; from: string; value: bigint },
  ): Promise<void> {
    const { args } = decodeFunctionData({ abi, data: input })
    const offer = offered.get(String(args.at(-1)))
    if (!offer || how === 'sleeps') return
    const { currency, amount } = offer.details.currencyOut
    const payout =
      how === 'refunds'
        ? await send(chain, ZERO, from, value)
        : await send(currency.chainId, currency.address, offer.details.recipient, BigInt(amount))
    standIn.transactions({ deposit: hash, payout })
    standIn.report(how === 'refunds' ? 'refund' : 'success')
  }

  async function send(chain: number, token: string, to: string, amount: bigint): Promise<string> {
    const client = clients.get(chain)
    if (!client) throw new Error(`no node of network ${chain}`)
    const account = privateKeyToAccount(devAccounts.maker.key)
    const call =
      token === ZERO
        ? { to: to as `0x${string}`, value: amount }
        : {
            to: token as `0x${string}`,
            data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to as `0x${string}`, amount] }),
          }
    const hash = await sendTransaction(client, { account, chain: null, ...call })
    await waitForTransactionReceipt(client, { hash })
    return hash
  }

  const running = (async () => {
    while (!stopped) {
      for (const chain of clients.keys()) await look(chain)
      await new Promise((done) => setTimeout(done, EVERY_MS))
    }
  })()
  running.catch((error: unknown) => console.error('the solver stopped', error))

  return {
    handle: (call) => {
      const answer = standIn.handle(call)
      if (call.path === '/quote/v2' && answer?.status === undefined) {
        const offer = answer?.body as Offered
        offered.set(offer.protocol.v2.orderId, offer)
      }
      return answer
    },
    behave: (next) => {
      how = next
      standIn.report('waiting')
    },
    stop: async () => {
      stopped = true
      await running.catch(() => undefined)
    },
  }
}
