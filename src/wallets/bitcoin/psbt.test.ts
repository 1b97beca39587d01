import { Transaction } from '@scure/btc-signer'
import { describe, expect, it } from 'vitest'
import { installFakeWindow } from '../svm/testing/fakeWindow.ts'
import { walletInPage } from './connectors.ts'
import { buildPayment, finishPayment, type Payment, psbtOf } from './psbt.ts'
import type { Coin } from './rpc.ts'
import { createFakeKey } from './testing/fakeKey.ts'
import { createFakeLeather, createFakeOkx, createFakeUnisat, createFakeXverse } from './testing/fakeWallets.ts'

const key = createFakeKey(3)
const [from, to] = [{ address: key.address.p2wpkh, publicKey: key.publicKey }, createFakeKey(4).address.p2tr]
const coin = (n: number, amount: number): Coin => ({
  tx_id: n.toString(16).padStart(2, '0').repeat(32),
  index: n,
  amount: String(amount),
})
const payment = (change: Partial<Payment> = {}): Payment => ({
  from,
  to,
  amount: 50_000n,
  coins: [coin(1, 100_000), coin(2, 9_000), coin(3, 600)],
  feeRate: 10,
  chainId: 999706684,
  holdsInscriptions: false,
  ...change,
})
const inputsOf = (transaction: Transaction): number[] =>
  Array.from({ length: transaction.inputsLength }, (_, at) => transaction.getInput(at).index ?? -1).sort()
const outputsOf = (transaction: Transaction): bigint[] =>
  Array.from({ length: transaction.outputsLength }, (_, at) => transaction.getOutput(at).amount ?? 0n)

describe('a payment that a wallet only signs', () => {
  it('pays the exact amount at the estimated fee, and returns the change', () => {
    const built = buildPayment(payment())
    expect(outputsOf(built)).toContain(50_000n)
    const fee =
      inputsOf(built).reduce((sum, n) => sum + (n === 1 ? 100_000 : 9_000), 0) -
      Number(outputsOf(built).reduce((a, b) => a + b))
    expect(fee / 10).toBeGreaterThan(140)
    expect(fee / 10).toBeLessThan(260)
  })

  it('never spends coins that may carry an inscription', () => {
    const all = { amount: 100_000n, coins: [coin(1, 104_000), coin(2, 9_000), coin(3, 600)] }
    expect(inputsOf(buildPayment(payment(all)))).not.toContain(3)
    expect(inputsOf(buildPayment(payment({ ...all, holdsInscriptions: true })))).toEqual([1])
    const small = { amount: 7_000n, coins: [coin(2, 9_000)] }
    expect(inputsOf(buildPayment(payment({ ...small, feeRate: 1 })))).toEqual([2])
    expect(() => buildPayment(payment({ ...small, feeRate: 1, holdsInscriptions: true }))).toThrow(
      expect.objectContaining({ reason: 'wallet_insufficient_funds' }),
    )
  })

  it.each([
    [null, 5],
    [0.1, 1],
    [1e9, 500],
  ])('pays a fee within limits for an estimate of %s', (feeRate, rate) => {
    const coins = [coin(1, 1_000_000)]
    const built = buildPayment(payment({ coins, feeRate }))
    const fee = 1_000_000 - Number(outputsOf(built).reduce((a, b) => a + b))
    expect(fee / rate).toBeGreaterThan(130)
    expect(fee / rate).toBeLessThan(160)
  })

  it('needs a key that belongs to the account, of a kind that signs so', () => {
    for (const wrong of [
      { address: from.address, publicKey: createFakeKey(9).publicKey },
      { address: key.address.p2pkh, publicKey: key.publicKey },
    ])
      expect(() => buildPayment(payment({ from: wrong }))).toThrow(expect.objectContaining({ reason: 'wallet_failed' }))
    expect(() => buildPayment(payment({ chainId: 1 }))).toThrow(expect.objectContaining({ reason: 'chain_unknown' }))
  })

  it('is finished whether or not the wallet finished it, and refused if the wallet changed it', () => {
    const built = buildPayment(payment())
    const all = Array.from({ length: built.inputsLength }, (_, at) => at)
    const [open, final] = [false, true].map((finalize) =>
      finishPayment(built, key.signPsbt(psbtOf(built), all, finalize)),
    )
    expect(open).toBe(final)
    expect(Transaction.fromRaw(Buffer.from(open ?? '', 'hex')).id).toBe(built.id)
    const other = buildPayment(payment({ amount: 60_000n }))
    const othersInputs = Array.from({ length: other.inputsLength }, (_, at) => at)
    expect(() => finishPayment(built, key.signPsbt(psbtOf(other), othersInputs))).toThrow(
      expect.objectContaining({ reason: 'wallet_mismatch' }),
    )
  })
})

describe('each wallet signs a transaction in its own form', () => {
  it.each([
    ['xverse', () => ({ XverseProviders: { BitcoinProvider: createFakeXverse(key).provider } })],
    ['unisat', () => ({ unisat: createFakeUnisat(key).provider })],
    ['leather', () => ({ LeatherProvider: createFakeLeather(key).provider })],
    ['okx', () => ({ okxwallet: { bitcoin: createFakeOkx(key, 'p2wpkh').provider } })],
  ] as const)('%s', async (id, place) => {
    const page = installFakeWindow()
    Object.assign(window, place())
    const built = buildPayment(payment())
    const inputs = Array.from({ length: built.inputsLength }, (_, at) => at)
    const signed = await walletInPage(id)?.provider.signPsbt(psbtOf(built), from.address, inputs)
    page.remove()
    expect(Transaction.fromRaw(Buffer.from(finishPayment(built, signed ?? ''), 'hex')).id).toBe(built.id)
  })
})
