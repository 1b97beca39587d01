import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureWallets } from '../config.ts'
import type { Step } from '#core/wire/order.ts'
import type { BatchState, Transfers, WalletFamily } from '../contract.ts'
import { evmWallets } from './wallets.ts'
import { createFakeWallet, type FakeWallet, walletError } from './testing/fakeProvider.ts'
import { announce, installFakeWindow } from './testing/fakeWindow.ts'
import { rows } from './testing/fixtures.ts'
import {
  approveStep,
  escrow,
  expectation,
  nativeOrder,
  NOW,
  openStep,
  order,
  refundStep,
  usdc,
} from './testing/steps.ts'

const hash = `0x${'12'.repeat(32)}`
let remove: () => void
let fake: FakeWallet
let wallets: WalletFamily & Transfers

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW * 1000 })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  remove = installFakeWindow()
  fake = createFakeWallet({ account: order.depositor, chainId: 31337 })
  fake.answer('eth_sendTransaction', () => hash)
  announce(fake)
  configureWallets({ walletConnectProjectId: null, chains: rows })
  wallets = evmWallets()
  await wallets.connect('test.fake')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  remove()
})

const sent = () =>
  fake.calls.filter((call) => call.method === 'eth_sendTransaction' || call.method === 'wallet_sendCalls')

describe('sending a step', () => {
  it('requests exactly that call from the wallet', async () => {
    const step = openStep(nativeOrder)
    expect(await wallets.send(step, expectation(nativeOrder))).toBe(hash)
    const [call] = fake.paramsOf('eth_sendTransaction') as [unknown]
    expect(call).toMatchObject({ to: escrow, data: step.data, value: `0x${nativeOrder.inputAmount.toString(16)}` })
  })

  it('never shows a tampered step to the wallet', async () => {
    await expect(
      wallets.send(openStep({ ...nativeOrder, recipient: `0x${'66'.repeat(20)}` }), expectation(nativeOrder)),
    ).rejects.toMatchObject({ reason: 'wallet_mismatch' })
    expect(sent()).toEqual([])
  })

  it('offers to switch if the wallet is on the wrong network', async () => {
    fake.chainId = 31338
    await expect(wallets.send(openStep(nativeOrder), expectation(nativeOrder))).rejects.toMatchObject({
      reason: 'wallet_wrong_network',
      fix: { kind: 'switch_network', chain_id: 31337 },
    })
    expect(sent()).toEqual([])
  })

  it('refuses if the wallet has switched to another account', async () => {
    const other = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'
    fake.accounts = [other]
    fake.emit('accountsChanged', [other])
    await expect(wallets.send(openStep(nativeOrder), expectation(nativeOrder))).rejects.toMatchObject({
      reason: 'wallet_mismatch',
    })
    expect(sent()).toEqual([])
    // A refund goes to the depositor, whichever account sends it.
    expect(await wallets.send(refundStep(nativeOrder), expectation(nativeOrder))).toBe(hash)
  })

  it.each([
    [walletError(4001, 'MetaMask Tx Signature: User denied transaction signature.'), 'wallet_rejected'],
    [walletError(-32002, 'Request already pending'), 'wallet_pending_request'],
    [walletError(-32000, 'insufficient funds for gas * price + value'), 'wallet_insufficient_funds'],
    [walletError(-32603, 'odd'), 'wallet_failed'],
  ])('translates %s', async (error, reason) => {
    fake.answer('eth_sendTransaction', () => {
      throw error
    })
    await expect(wallets.send(openStep(nativeOrder), expectation(nativeOrder))).rejects.toMatchObject({ reason })
  })
})

const receiptOf = (status: string) => ({
  status,
  transactionHash: hash,
  blockHash: hash,
  blockNumber: '0x1',
  gasUsed: '0x1',
  logs: [],
})
const answer = (status: number, receipts?: readonly unknown[]) => ({
  version: '2.0.0',
  id: `0x${'ab'.repeat(32)}`,
  chainId: '0x7a69',
  status,
  atomic: true,
  ...(receipts && { receipts }),
})
const fail = (code: number, message: string): never => {
  throw walletError(code, message)
}

describe('approval and opening in one confirmation', () => {
  const steps = [approveStep(order.inputAmount), openStep(order)]
  const id = `0x${'ab'.repeat(32)}`
  const onId = vi.fn()
  const sendBatch = (some: readonly Step[]) => wallets.sendBatch?.(some, expectation(order), id, onId)
  beforeEach(() => onId.mockClear())
  const batchable = (status: string) =>
    fake.answer('wallet_getCapabilities', () => ({ '0x7a69': { atomic: { status } } }))

  it('is not offered by a wallet without support', async () => {
    expect(await sendBatch(steps)).toBeNull()
    batchable('unsupported')
    expect(await sendBatch(steps)).toBeNull()
    expect(sent()).toEqual([])
  })

  it('sends both calls atomically and returns the transaction that landed', async () => {
    batchable('supported')
    fake.answer('wallet_sendCalls', () => ({ id: '0x01' }))
    const receipt = {
      status: '0x1',
      transactionHash: hash,
      blockHash: hash,
      blockNumber: '0x1',
      gasUsed: '0x1',
      logs: [],
    }
    fake.answer('wallet_getCallsStatus', () => ({
      version: '2.0.0',
      id: '0x01',
      chainId: '0x7a69',
      status: 200,
      atomic: true,
      receipts: [receipt],
    }))
    expect(await sendBatch(steps)).toBe(hash)
    const [request] = fake.paramsOf('wallet_sendCalls') as [{ calls: { to: string }[] }]
    expect(request).toMatchObject({ atomicRequired: true, id })
    // This wallet chose its own.
    expect(onId.mock.calls).toEqual([['0x01']])
    expect(request.calls.map((call) => call.to)).toEqual([usdc, escrow])
  })

  it('fails when the wallet could not execute it, or when the user declined', async () => {
    batchable('ready')
    fake.answer('wallet_sendCalls', () => ({ id: '0x01' }))
    fake.answer('wallet_getCallsStatus', () => ({
      version: '2.0.0',
      id: '0x01',
      chainId: '0x7a69',
      status: 500,
      atomic: true,
      receipts: [],
    }))
    await expect(sendBatch(steps)).rejects.toMatchObject({ reason: 'wallet_failed' })
    fake.answer('wallet_sendCalls', () => {
      throw walletError(4001, 'User rejected the request.')
    })
    await expect(sendBatch(steps)).rejects.toMatchObject({ reason: 'wallet_rejected' })
  })

  it.each<[string, () => unknown, BatchState]>([
    ['was done', () => answer(200, [receiptOf('0x1')]), { state: 'done', txRef: hash }],
    ['waits', () => answer(100), { state: 'pending', txRef: null }],
    ['was dropped', () => answer(400), { state: 'unsent', txRef: null }],
    ['reverted', () => answer(500, [receiptOf('0x0')]), { state: 'failed', txRef: hash }],
    ['was done in part', () => answer(600, [receiptOf('0x1')]), { state: 'unknown', txRef: null }],
    ['was done, without a receipt', () => answer(200), { state: 'unknown', txRef: null }],
    ['is unknown to the wallet', () => fail(5730, 'Unknown bundle id'), { state: 'unknown', txRef: null }],
    ['can’t be told by the wallet', () => fail(4200, 'Unsupported method'), { state: 'unknown', txRef: null }],
  ])('is asked for by its id: one that %s', async (_, said, state) => {
    fake.answer('wallet_getCallsStatus', said)
    expect(await wallets.batchState?.(id)).toEqual(state)
    expect(fake.paramsOf('wallet_getCallsStatus')).toEqual([id])
  })

  it('verifies every step before it requests anything', async () => {
    batchable('supported')
    await expect(sendBatch([approveStep(2n ** 256n - 1n), openStep(order)])).rejects.toMatchObject({
      reason: 'wallet_mismatch',
    })
    expect(sent()).toEqual([])
  })
})
