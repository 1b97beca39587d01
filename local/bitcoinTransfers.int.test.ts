import { Keypair } from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { coinAsset, hasLitecoind, LITECOIN_CHAIN } from '#chains/bitcoin/testing/localChain.ts'
import { createCall, toCoins } from '#chains/bitcoin/testing/litecoind.ts'
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

  const coinsOf = async (owner: string): Promise<bigint> =>
    (await stack.nodeOf(BTC).balances(owner, [coinAsset])).get(coinAsset) ?? 0n
  /** Pays the order's address like a wallet or an exchange, which name neither order nor sender. */
  async function pay({ steps: [step] }: OrderCreated, amount: bigint): Promise<string> {
    if (step?.kind !== 'pay_address') throw new Error('no address to pay')
    await createCall(stack.urls.get(BTC) ?? '')('sendtoaddress', step.address, toCoins(amount))
    return step.address
  }

  it('pays coins out on an EVM network, once', async () => {
    const recipient = freshAddress()
    const placed = await stack.place(BTC, NORTH, newAddress(), recipient)
    const address = await pay(placed, stack.sentOn(BTC))
    await stack.settled(placed)
    expect(await stack.balanceOf(NORTH, recipient)).toBe(BigInt(placed.order.receive_amount))
    expect(await stack.nodeOf(NORTH).isFilled?.(placed.order.onchain_id as `0x${string}`)).toBe(true)
    expect(await coinsOf(address)).toBe(stack.sentOn(BTC))
  })

  it('pays a token of an EVM network out in coins, and claims the deposit', async () => {
    const recipient = newAddress('p2tr')
    const placed = await stack.place(NORTH, BTC, devAccounts.user.address, recipient)
    await stack.openOn(NORTH, placed.steps)
    await stack.settled(placed)
    expect(await coinsOf(recipient)).toBe(BigInt(placed.order.receive_amount))
    const { escrow } = localDeployment(NORTH)
    expect(await stack.nodeOf(NORTH).escrowStatus?.(escrow, placed.order.onchain_id as `0x${string}`)).toBe('claimed')
  })

  it('pays coins out on a Solana-style network', async () => {
    const recipient = Keypair.generate().publicKey.toBase58()
    const placed = await stack.place(BTC, SOL, newAddress(), recipient)
    await pay(placed, stack.sentOn(BTC))
    await stack.settled(placed)
    expect(await stack.balanceOf(SOL, recipient)).toBe(BigInt(placed.order.receive_amount))
  })

  it('pays more than was asked for out at the quote’s terms, and shows both amounts', async () => {
    const recipient = freshAddress()
    const placed = await stack.place(BTC, NORTH, newAddress(), recipient)
    const paid = stack.sentOn(BTC) * 2n
    await pay(placed, paid)
    await stack.settled(placed)
    const received = await stack.balanceOf(NORTH, recipient)
    expect(received).toBeGreaterThan(BigInt(placed.order.receive_amount) * 2n)
    expect(await stack.orderOf(placed)).toMatchObject({
      receive_amount: placed.order.receive_amount,
      deposited_amount: String(paid),
      paid_amount: String(received),
    })
  })

  it('refunds a second payment, and one below the minimum, to the address that the user gave', async () => {
    const [refund, small, recipient] = [newAddress(), newAddress('p2sh'), freshAddress()]
    const twice = await stack.place(BTC, NORTH, refund, recipient)
    const short = await stack.place(BTC, NORTH, small, freshAddress())
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
