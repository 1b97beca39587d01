import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { decodeDepositorCall } from '#chains/evm/order/calls.ts'
import { permitTypedData } from '#chains/evm/order/permit.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import type { Step } from '#core/wire/order.ts'
import { configureWallets } from '../config.ts'
import type { Transfers, WalletFamily } from '../contract.ts'
import { evmWallets } from './wallets.ts'
import { createFakeWallet, type FakeWallet, walletError } from './testing/fakeProvider.ts'
import { announce, installFakeWindow } from './testing/fakeWindow.ts'
import { rows } from './testing/fixtures.ts'
import {
  escrow,
  expectation,
  makerSignature,
  nativeOrder,
  NOW,
  openStep,
  order,
  permitStep,
  usdc,
} from './testing/steps.ts'
import { verifyPermit } from './permit.ts'

const METHOD = 'eth_signTypedData_v4'
const stranger = `0x${'66'.repeat(20)}`
const terms = {
  chainId: 31337,
  token: usdc,
  name: 'USD Coin',
  version: '1',
  owner: order.depositor,
  spender: escrow,
  amount: order.inputAmount,
  nonce: 0n,
  deadline: order.openBy,
} as const
const steps = [permitStep(order), openStep(order)]
let remove: () => void
let fake: FakeWallet
let wallets: WalletFamily & Transfers

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW * 1000 })
  remove = installFakeWindow()
  fake = createFakeWallet({ account: order.depositor, chainId: 31337 })
  fake.answer(METHOD, () => privateKeyToAccount(devAccounts.user.key).signTypedData(permitTypedData(terms)))
  announce(fake)
  configureWallets({ walletConnectProjectId: null, chains: rows })
  wallets = evmWallets()
  await wallets.connect('test.fake')
})
afterEach(() => {
  vi.useRealTimers()
  remove()
})

const asked = () => fake.calls.filter((call) => call.method === METHOD).length
const run = (list: readonly Step[] = steps, expected = expectation(order)) => wallets.permit?.(list, expected)

describe('a permit instead of an approval', () => {
  it('requests exactly the amount and returns an opening with the signature', async () => {
    const left = await run()
    const [account, text] = fake.paramsOf(METHOD) as [string, string]
    expect(account.toLowerCase()).toBe(order.depositor)
    expect(JSON.parse(text)).toMatchObject({
      primaryType: 'Permit',
      domain: { name: 'USD Coin', version: '1', verifyingContract: usdc },
      message: { spender: escrow, value: String(order.inputAmount), nonce: '0', deadline: String(order.openBy) },
    })
    expect(left).toHaveLength(1)
    const open = left?.[0]
    if (open?.kind !== 'evm_call') throw new Error('not a call')
    expect(decodeDepositorCall(open.data as `0x${string}`)).toMatchObject({
      kind: 'openWithPermit',
      order,
      makerSignature,
      permit: { deadline: order.openBy },
    })
    // The result passes `verifyStep`, the last check before the wallet.
    fake.answer('eth_sendTransaction', () => '0x12')
    expect(await wallets.send(open, expectation(order))).toBe('0x12')
  })

  it.each([
    ['does not know the method', () => Promise.reject(walletError(4200, 'unsupported'))],
    ['fails at it', () => Promise.reject(walletError(-32603, 'odd'))],
    ['signs in the form of a contract account', () => `0x${'ab'.repeat(200)}`],
    ['signs with another key', () => privateKeyToAccount(devAccounts.friend.key).signTypedData(permitTypedData(terms))],
  ])('is none where the wallet %s', async (_name, answer) => {
    fake.answer(METHOD, answer)
    expect(await run()).toBeNull()
    expect(asked()).toBe(1)
  })

  const revert = () => {
    throw walletError(3, 'execution reverted')
  }
  const target = (params: unknown) => (params as [{ to: string }])[0].to.toLowerCase()

  it('is none if the token would refuse the signature', async () => {
    fake.answer('eth_call', revert)
    expect(await run()).toBeNull()
    const tried = fake.calls.filter(({ method }) => method === 'eth_call').map(({ params }) => target(params))
    expect(tried).toEqual([escrow, usdc])
  })

  it.each<[string, (params: unknown) => unknown]>([
    ['the opening would pass', () => '0x'],
    ['the opening would fail for another reason', (params) => (target(params) === escrow ? revert() : '0x')],
    ['the wallet cannot try calls', () => Promise.reject(walletError(4200, 'unsupported'))],
    ['the network does not answer', () => Promise.reject(walletError(-32603, 'odd'))],
  ])('stays where %s', async (_name, answer) => {
    fake.answer('eth_call', answer)
    expect(await run()).toHaveLength(1)
  })

  it('does not fall back to an approval after the user rejected it', async () => {
    fake.answer(METHOD, () => {
      throw walletError(4001, 'User rejected the request.')
    })
    await expect(run()).rejects.toMatchObject({ reason: 'wallet_rejected' })
  })

  it.each<[string, Step]>([
    ['more', permitStep(order, { amount: String(order.inputAmount + 1n) })],
    ['another spender', permitStep(order, { spender: stranger })],
    ['another token', permitStep(order, { token: stranger })],
    ['another owner', permitStep(order, { owner: stranger })],
    ['longer than the offer', permitStep(order, { deadline: order.openBy + 1 })],
    ['another network', { ...permitStep(order), chain_id: 31338 }],
  ])('is never asked for %s', async (_name, step) => {
    await expect(run([step, openStep(order)])).rejects.toMatchObject({ reason: 'wallet_mismatch' })
    expect(asked()).toBe(0)
  })

  it('is never requested if its opening has another expiry than agreed', async () => {
    const sooner = { ...order, openBy: order.openBy - 1 }
    await expect(run([permitStep(sooner), openStep(sooner)])).rejects.toMatchObject({ reason: 'wallet_mismatch' })
    expect(() => verifyPermit(permitStep(sooner), openStep(sooner), expectation(order))).toThrow(
      expect.objectContaining({ reason: 'wallet_mismatch' }),
    )
    expect(asked()).toBe(0)
  })

  it('is never requested for a native coin, for a tampered opening, or without one', async () => {
    await expect(run([permitStep(nativeOrder), openStep(nativeOrder)], expectation(nativeOrder))).rejects.toMatchObject(
      { reason: 'wallet_mismatch' },
    )
    await expect(
      run([permitStep(order), openStep({ ...order, recipient: `0x${'66'.repeat(20)}` })]),
    ).rejects.toMatchObject({ reason: 'wallet_mismatch' })
    await expect(run([permitStep(order)])).rejects.toMatchObject({ reason: 'wallet_mismatch' })
    expect(asked()).toBe(0)
  })
})
