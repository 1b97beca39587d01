import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureWallets } from '../config.ts'
import type { Transfers, WalletFamily } from '../contract.ts'
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

describe('approval and opening in one confirmation', () => {
  const steps = [approveStep(order.inputAmount), openStep(order)]
  const batchable = (status: string) =>
    fake.answer('wallet_getCapabilities', () => ({ '0x7a69': { atomic: { status } } }))

  it('is not offered by a wallet without support', async () => {
    expect(await wallets.sendBatch?.(steps, expectation(order))).toBeNull()
    batchable('unsupported')
    expect(await wallets.sendBatch?.(steps, expectation(order))).toBeNull()
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
    expect(await wallets.sendBatch?.(steps, expectation(order))).toBe(hash)
    const [request] = fake.paramsOf('wallet_sendCalls') as [{ atomicRequired: boolean; calls: { to: string }[] }]
    expect(request.atomicRequired).toBe(true)
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
    await expect(wallets.sendBatch?.(steps, expectation(order))).rejects.toMatchObject({ reason: 'wallet_failed' })
    fake.answer('wallet_sendCalls', () => {
      throw walletError(4001, 'User rejected the request.')
    })
    await expect(wallets.sendBatch?.(steps, expectation(order))).rejects.toMatchObject({ reason: 'wallet_rejected' })
  })

  it('verifies every step before it requests anything', async () => {
    batchable('supported')
    await expect(
      wallets.sendBatch?.([approveStep(2n ** 256n - 1n), openStep(order)], expectation(order)),
    ).rejects.toMatchObject({ reason: 'wallet_mismatch' })
    expect(sent()).toEqual([])
  })
})
