import { Keypair } from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { coinAsset, hasLitecoind, LITECOIN_CHAIN } from '#chains/bitcoin/testing/localChain.ts'
import { newAddress } from '#chains/bitcoin/testing/payouts.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import type { OrderCreated } from '#core/wire/order.ts'
import { freshAddress } from '#maker/testing/orders.ts'
import { SETTLING, startTransfers, type Transfers } from './testing/transfers.ts'

const NORTH = 31337
const BTC = Number(LITECOIN_CHAIN)
const SOL = 83797631

describe.skipIf(!hasLitecoind)('the whole stack, for the local Bitcoin-like network', () => {
  let stack: Transfers
  beforeAll(async () => {
    stack = await startTransfers({ symbol: 'BTC', units: (decimals) => 10n ** BigInt(decimals - 2) })
  })
  afterAll(() => stack?.stop())

  async function call<T>(method: string, ...params: readonly unknown[]): Promise<T> {
    const { username, password, origin } = new URL(stack.urls.get(BTC) ?? '')
    const answer = await fetch(origin, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` },
      body: JSON.stringify({ jsonrpc: '1.0', id: 1, method, params }),
    })
    const { result, error } = (await answer.json()) as { result: T; error: { message: string } | null }
    if (error) throw new Error(error.message)
    return result
  }
  const coinsOf = async (owner: string): Promise<bigint> =>
    (await stack.nodeOf(BTC).balances(owner, [coinAsset])).get(coinAsset) ?? 0n
  const place = (...order: Parameters<Transfers['place']>): Promise<OrderCreated> => stack.place(...order)
  /** Pays the order's address like a wallet or an exchange, which name neither order nor sender. */
  async function pay({ steps: [step] }: OrderCreated, amount: bigint): Promise<string> {
    if (step?.kind !== 'pay_address') throw new Error('no address to pay')
    await call('sendtoaddress', step.address, Number(amount) / 1e8)
    return step.address
  }

  it('pays coins out on an EVM network, once', async () => {
    const recipient = freshAddress()
    const placed = await place(BTC, NORTH, newAddress(), recipient)
    const address = await pay(placed, stack.sentOn(BTC))
    await stack.settled(placed)
    expect(await stack.balanceOf(NORTH, recipient)).toBe(BigInt(placed.order.receive_amount))
    expect(await stack.nodeOf(NORTH).isFilled?.(placed.order.onchain_id as `0x${string}`)).toBe(true)
    expect(await coinsOf(address)).toBe(stack.sentOn(BTC))
  })

  it('pays a token of an EVM network out in coins, and claims the deposit', async () => {
    const recipient = newAddress('p2tr')
    const placed = await place(NORTH, BTC, devAccounts.user.address, recipient)
    await stack.openOn(NORTH, placed.steps)
    await stack.settled(placed)
    expect(await coinsOf(recipient)).toBe(BigInt(placed.order.receive_amount))
    const { escrow } = localDeployment(NORTH)
    expect(await stack.nodeOf(NORTH).escrowStatus?.(escrow, placed.order.onchain_id as `0x${string}`)).toBe('claimed')
  })

  it('pays coins out on a Solana-style network', async () => {
    const recipient = Keypair.generate().publicKey.toBase58()
    const placed = await place(BTC, SOL, newAddress(), recipient)
    await pay(placed, stack.sentOn(BTC))
    await stack.settled(placed)
    expect(await stack.balanceOf(SOL, recipient)).toBe(BigInt(placed.order.receive_amount))
  })

  it('refunds a second payment, and one below the minimum, to the address that the user gave', async () => {
    const [refund, small, recipient] = [newAddress(), newAddress('p2sh'), freshAddress()]
    const twice = await place(BTC, NORTH, refund, recipient)
    const short = await place(BTC, NORTH, small, freshAddress())
    await pay(twice, stack.sentOn(BTC))
    await pay(short, 15_000n)
    await stack.settled(twice)
    await pay(twice, stack.sentOn(BTC))
    await vi.waitFor(async () => {
      expect(await coinsOf(refund)).toBe(stack.sentOn(BTC))
      expect(await coinsOf(small)).toBe(15_000n)
    }, SETTLING)
    expect(await stack.balanceOf(NORTH, recipient)).toBe(BigInt(twice.order.receive_amount))
    expect(await stack.statusOf(short)).toMatch(/refund/)
  })
})
