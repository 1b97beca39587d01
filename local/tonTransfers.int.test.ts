import { Keypair } from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { user as svmUser } from '#chains/svm/testing/localChain.ts'
import { tonAddressRules } from '#chains/ton/address.ts'
import { depositMessage } from '#chains/ton/pay/deposit.ts'
import { newAccount } from '#chains/ton/testing/payouts.ts'
import { chainById } from '#core/catalogue/lookups.ts'
import type { Step } from '#core/wire/order.ts'
import { freshAddress } from '#maker/testing/orders.ts'
import { catalogue, startTransfers, type Transfers } from './testing/transfers.ts'

const NORTH = 31337
const TON = 84797831
const SOL = 83797631

describe('the whole stack, for the local TON network', () => {
  let stack: Transfers
  beforeAll(async () => {
    stack = await startTransfers({ symbol: 'USDC', units: (decimals) => 10n ** BigInt(decimals + 1) })
  })
  afterAll(() => stack?.stop())

  /** Calls the TON node's own interface. */
  async function tonCall<T>(method: string, params: object = {}): Promise<T> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: '1', method, params })
    const answer = (await (await fetch(stack.urls.get(TON) ?? '', { method: 'POST', body })).json()) as { result: T }
    return answer.result
  }
  const tonUser = async (): Promise<string> => {
    const [account] = await tonCall<{ address: string }[]>('causeway_accounts')
    return account?.address ?? ''
  }
  async function transferOnTon([step]: readonly Step[]): Promise<void> {
    if (step?.kind !== 'ton_transfer') throw new Error('not a transfer on this family')
    await tonCall('causeway_sendTransaction', {
      account: await tonUser(),
      messages: [depositMessage(step.transfer, 1n)],
    })
  }

  it('pays USDC of TON out on an EVM network, once', async () => {
    const recipient = freshAddress()
    const account = chainById(catalogue, TON).settlement?.depositAddress ?? ''
    const held = await stack.balanceOf(TON, account)
    const placed = await stack.place(TON, NORTH, tonAddressRules.parse(await tonUser()), recipient)
    await transferOnTon(placed.steps)
    await stack.settled(placed)
    expect(await stack.balanceOf(NORTH, recipient)).toBe(BigInt(placed.order.receive_amount))
    expect(await stack.nodeOf(NORTH).isFilled?.(placed.order.onchain_id as `0x${string}`)).toBe(true)
    expect(await stack.balanceOf(TON, account)).toBe(held + stack.sentOn(TON))
  })

  it('pays USDC of an EVM network out on TON, and claims the deposit', async () => {
    const recipient = newAccount()
    const placed = await stack.place(NORTH, TON, devAccounts.user.address, recipient)
    await stack.openOn(NORTH, placed.steps)
    await stack.settled(placed)
    expect(await stack.balanceOf(TON, recipient)).toBe(BigInt(placed.order.receive_amount))
    const { escrow } = localDeployment(NORTH)
    expect(await stack.nodeOf(NORTH).escrowStatus?.(escrow, placed.order.onchain_id as `0x${string}`)).toBe('claimed')
  })

  it('pays native GRAM out for its token on an EVM network, and the token for GRAM', async () => {
    const gram = stack.of({ symbol: 'GRAM', units: (decimals) => 3n * 10n ** BigInt(decimals) })
    const [onTon, onNorth] = [newAccount(), freshAddress()]
    const out = await gram.place(NORTH, TON, devAccounts.user.address, onTon)
    await gram.openOn(NORTH, out.steps)
    await gram.settled(out)
    expect(await gram.balanceOf(TON, onTon)).toBe(BigInt(out.order.receive_amount))
    const back = await gram.place(TON, NORTH, tonAddressRules.parse(await tonUser()), onNorth)
    await transferOnTon(back.steps)
    await gram.settled(back)
    expect(await gram.balanceOf(NORTH, onNorth)).toBe(BigInt(back.order.receive_amount))
  })

  it('pays USDC of a Solana-style network out on TON: no contract takes part', async () => {
    const recipient = newAccount()
    const placed = await stack.place(SOL, TON, svmUser.publicKey.toBase58(), recipient)
    await stack.transferOnSvm(SOL, placed.steps)
    await stack.settled(placed)
    expect(await stack.balanceOf(TON, recipient)).toBe(BigInt(placed.order.receive_amount))
  })

  it('pays USDC of TON out on a Solana-style network', async () => {
    const recipient = Keypair.generate().publicKey.toBase58()
    const placed = await stack.place(TON, SOL, tonAddressRules.parse(await tonUser()), recipient)
    await transferOnTon(placed.steps)
    await stack.settled(placed)
    expect(await stack.balanceOf(SOL, recipient)).toBe(BigInt(placed.order.receive_amount))
  })
})
