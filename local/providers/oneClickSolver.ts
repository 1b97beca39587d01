import type { Client } from 'viem'
import { getBalance, getBlock } from 'viem/actions'
import type { OneClickStandIn } from '#server/providers/oneclick/testing/standIn.ts'
import { NATIVE, type Payer } from './payer.ts'

/** Coins that it takes and pays, by the vendor's names. */
const coins: Readonly<Record<string, number>> = { 'nep141:eth.omft.near': 1, 'nep141:arb.omft.near': 42161 }
const REFUND_FEE = 10n ** 14n
const EVERY_MS = 250
/** Time in which the rest of a deposit that is too small may arrive. */
const REST_MS = 4_000

/**
 * Settles the orders of a 1Click stand-in as the vendor does: it watches the balances of the deposit addresses, pays the recipient,
 * returns the excess, and refunds what stays too small.
 */
export function startOneClickSolver(standIn: OneClickStandIn, { clients, pay }: Payer): { stop(): Promise<void> } {
  /** Epoch ms of the first coins, by address. */
  const seen = new Map<string, number>()
  const ended = new Set<string>()
  let stopped = false

  async function look(address: string): Promise<void> {
    const order = standIn.orders.get(address)
    const [from, to] = [order?.quoteRequest['originAsset'], order?.quoteRequest['destinationAsset']].map(
      (name) => coins[String(name)],
    )
    const client = from === undefined ? undefined : clients.get(from)
    if (!order || from === undefined || to === undefined || !client || ended.has(address)) return
    const has = await getBalance(client, { address: address as `0x${string}` })
    if (has === 0n) return
    const due = BigInt(order.quote.amountIn)
    const since = seen.get(address) ?? Date.now()
    seen.set(address, since)
    const { recipient, refundTo } = order.quoteRequest
    const deposited = { depositedAmount: String(has) }
    if (has < due && Date.now() < since + REST_MS) return standIn.settle(address, 'INCOMPLETE_DEPOSIT', deposited)
    ended.add(address)
    if (has < due) {
      const refunded = has > REFUND_FEE ? has - REFUND_FEE : 0n
      const hash = await send(from, String(refundTo), refunded)
      return standIn.settle(address, 'REFUNDED', {
        ...deposited,
        refundedAmount: String(refunded),
        originChainTxHashes: [...(await depositsTo(client, address)), hash].map((one) => ({
          hash: one,
          explorerUrl: '',
        })),
      })
    }
    standIn.settle(address, 'PROCESSING', deposited)
    const hash = await send(to, String(recipient), BigInt(order.quote.amountOut))
    if (has > due) await send(from, String(refundTo), has - due)
    standIn.settle(address, 'SUCCESS', {
      ...deposited,
      amountOut: order.quote.amountOut,
      refundedAmount: String(has - due),
      destinationChainTxHashes: [{ hash, explorerUrl: '' }],
    })
  }

  const send = (chain: number, to: string, value: bigint): Promise<string> => pay(chain, NATIVE, to, value)

  const running = (async () => {
    while (!stopped) {
      for (const address of standIn.orders.keys()) await look(address)
      await new Promise((done) => setTimeout(done, EVERY_MS))
    }
  })()
  running.catch((error: unknown) => console.error('the solver stopped', error))
  return {
    stop: async () => {
      stopped = true
      await running.catch(() => undefined)
    },
  }
}

/** Blocks in which a deposit is looked for, from the newest one. */
const RECENT = 200n

/** Lists the newest payment to an address; the vendor names it before the refund. */
async function depositsTo(client: Client, address: string): Promise<string[]> {
  const head = await getBlock(client, { includeTransactions: true })
  for (let block = head, left = RECENT; left > 0n; left--) {
    const found = block.transactions.find(({ to }) => to?.toLowerCase() === address.toLowerCase())
    if (found) return [found.hash]
    if (block.number === 0n) break
    block = await getBlock(client, { blockNumber: block.number - 1n, includeTransactions: true })
  }
  return []
}
