import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { encodeApprove, encodeOpen } from '#chains/evm/order/calls.ts'
import { offerTypedData } from '#chains/evm/order/typedData.ts'
import { orderToWire } from '#chains/evm/order/wire.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { type Anvil, startAnvil } from '#chains/evm/testing/anvil.ts'
import { type Deployment, deployContracts, prepareAccounts } from '#chains/evm/testing/deploy.ts'
import { sampleOrder } from '#chains/evm/testing/orders.ts'
import { verifyMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Step } from '#core/wire/order.ts'
import { configureWallets } from '../config.ts'
import type { Transfers, WalletFamily } from '../contract.ts'
import { evmWallets } from './wallets.ts'
import { announceLocalWallet } from './localWallet.ts'
import { installFakeWindow } from './testing/fakeWindow.ts'
import { chainRow } from './testing/fixtures.ts'
import { expectation } from './testing/steps.ts'

const user = devAccounts.user
let north: Anvil
let south: Anvil
let at: Deployment
let remove: () => void
let wallets: WalletFamily & Transfers
const row = (chain: Anvil) => chainRow(chain.chainId, { rpc_urls: [chain.url] })

beforeAll(async () => {
  ;[north, south] = await Promise.all([startAnvil({ chainId: 31337 }), startAnvil({ chainId: 31338 })])
  at = await deployContracts(north.url, 31337)
  await prepareAccounts(north.url, 31337, [])
})
afterAll(() => Promise.all([north.stop(), south.stop()]))

beforeEach(async () => {
  remove = installFakeWindow()
  announceLocalWallet({ rpcUrls: { 31337: north.url, 31338: south.url }, account: user.address })
  configureWallets({ walletConnectProjectId: null, chains: [row(north), row(south)] })
  wallets = evmWallets()
  await wallets.connect('causeway-local-evm-wallet')
})
afterEach(() => remove())

const call = (change: object) => ({
  from: user.address,
  to: devAccounts.friend.address,
  value: '0x1',
  gas: '0x5208',
  ...change,
})

describe('the local wallet on a real node', () => {
  it('signs in with the key of its account', async () => {
    const { message, signature } = await wallets.signIn({
      domain: 'app.test',
      uri: 'https://app.test',
      nonce: 'abcdefgh12',
      issuedAt: new Date().toISOString(),
      expiresAt: new Date(Date.now() + 60_000).toISOString(),
      statement: 'Sign in.',
      chainId: 31337,
    })
    expect(await verifyMessage({ address: user.address, message, signature: signature as `0x${string}` })).toBe(true)
  })

  it('opens an order in the escrow', async () => {
    const order = sampleOrder(Math.floor(Date.now() / 1000))
    const signature = await privateKeyToAccount(devAccounts.offerSigner.key).signTypedData(
      offerTypedData(order, at.escrow),
    )
    const step: Step = {
      kind: 'evm_call',
      chain_id: 31337,
      label: 'open',
      status: 'waiting',
      tx_ref: null,
      to: at.escrow,
      data: encodeOpen(order, signature),
      value: String(order.inputAmount),
      approval: null,
      offer: { escrow: at.escrow, order: orderToWire(order), maker_signature: signature },
    }
    const expected = { ...expectation(order), settlementAddress: at.escrow }
    const look = wallets.lookFor?.(step, expected)
    expect(await look?.()).toBeNull()
    const ref = await wallets.send(step, expected)
    expect(await wallets.waitFor(ref, row(north))).toEqual({ ref, status: 'success' })
    expect(BigInt((await north.rpc('eth_getBalance', [at.escrow, 'latest'])) as string)).toBe(order.inputAmount)
    // Found on chain even if the wallet never answered.
    expect(await look?.()).toBe(ref)
  })

  it('finds a sufficient approval, and none that was revoked or is for less', async () => {
    const approve = async (amount: bigint) => {
      const ref = (await north.rpc('eth_sendTransaction', [
        call({ to: at.usdc, value: '0x0', gas: '0x186a0', data: encodeApprove(at.escrow, amount) }),
      ])) as string
      await wallets.waitFor(ref, row(north))
      return ref
    }
    const step: Step = {
      kind: 'evm_call',
      chain_id: 31337,
      label: 'approve',
      status: 'waiting',
      tx_ref: null,
      to: at.usdc,
      data: encodeApprove(at.escrow, 5n),
      value: '0',
      approval: { token: at.usdc, spender: at.escrow, amount: '5' },
      offer: null,
    }
    const look = wallets.lookFor?.(step, { ...expectation(sampleOrder(1)), depositor: user.address })
    expect(await look?.()).toBeNull()
    await approve(4n)
    expect(await look?.()).toBeNull()
    const ref = await approve(5n)
    expect(await look?.()).toBe(ref)
    await approve(0n)
    expect(await look?.()).toBeNull()
  })

  it('switches between its networks and knows no other', async () => {
    await wallets.switchNetwork?.(row(south))
    expect(await wallets.reconnect()).toMatchObject({ chainId: 31338 })
    await wallets.switchNetwork?.(row(north))
    await expect(wallets.switchNetwork?.(chainRow(1))).rejects.toMatchObject({ reason: 'wallet_no_switch' })
  })
})

/** Methods that the node has answered since this call. */
function recordAnswers(): () => string[] {
  const methods: string[] = []
  const original = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const response = await original(url, init)
    methods.push((JSON.parse(String(init?.body)) as { method: string }).method)
    return response
  })
  return () => methods
}
afterEach(() => {
  vi.restoreAllMocks()
})

describe('waiting for a transaction', () => {
  const pausing = async (work: () => Promise<void>) => {
    await north.rpc('evm_setAutomine', [false])
    try {
      await work()
    } finally {
      await north.mine()
      await north.rpc('evm_setAutomine', [true])
    }
  }
  const fees = (gwei: number) => ({
    maxFeePerGas: `0x${(gwei * 1e9).toString(16)}`,
    maxPriorityFeePerGas: `0x${(gwei * 1e8).toString(16)}`,
  })
  const nonce = async () => (await north.rpc('eth_getTransactionCount', [user.address, 'latest'])) as string

  it.each([
    ['follows a speed-up to its new hash', {}, 'success'],
    ['reports a cancellation as failed', { to: user.address, value: '0x0' }, 'failed'],
    ['reports another use of the nonce as failed', { value: '0x2' }, 'failed'],
  ])('%s', async (_name, change, status) => {
    await pausing(async () => {
      const used = await nonce()
      const first = (await north.rpc('eth_sendTransaction', [call({ nonce: used, ...fees(10) })])) as string
      const answered = recordAnswers()
      const waiting = wallets.waitFor(first, row(north))
      // Only a watcher that saw the first transaction can find its replacement.
      await expect.poll(answered, { timeout: 10_000 }).toContain('eth_getTransactionByHash')
      const second = (await north.rpc('eth_sendTransaction', [call({ nonce: used, ...fees(20), ...change })])) as string
      await north.mine()
      expect(await waiting).toEqual({ ref: second, status })
    })
  })

  it('reports a transaction that reverted as failed', async () => {
    const ref = (await north.rpc('eth_sendTransaction', [
      call({ to: at.usdc, gas: '0x186a0', data: '0xdeadbeef', value: '0x0' }),
    ])) as string
    expect(await wallets.waitFor(ref, row(north))).toEqual({ ref, status: 'failed' })
  })
})
