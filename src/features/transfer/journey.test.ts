import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#core/errors.ts'
import type { Step } from '#core/wire/order.ts'
import { chain, OWN, quoteOf } from '#src/testing/rows.ts'
import type { WalletFamily } from '#src/wallets/contract.ts'
import { followDeposit, type JourneyDeps, runTransfer } from './journey.ts'
import { createPendingStore, type PendingTransfer } from './pending.ts'

const step = (label: Step['label']): Step => ({ kind: 'evm_call', chain_id: 1, label, status: 'waiting', tx_ref: null, to: '0x00', data: '0x', value: '0', offer: null, approval: null })

const start: PendingTransfer = {
  orderId: 'order',
  token: 'secret',
  fromChainId: 1,
  steps: [step('approve'), step('open')],
  next: 0,
  phase: 'ready',
  txRef: null,
  expected: { quote: quoteOf(), orderId: 'order', recipient: OWN, depositor: OWN, settlementAddress: '0xescrow' },
  openBy: '2030-01-01T00:01:00.000Z',
  createdAt: '2030-01-01T00:00:00.000Z',
}

const memory = () => {
  const rows = new Map<string, string>()
  return { getItem: (key: string) => rows.get(key) ?? null, setItem: (key: string, value: string) => void rows.set(key, value) }
}

function setUp(wallet: Partial<WalletFamily> = {}) {
  const pending = createPendingStore(memory())
  pending.save(start)
  const send = vi.fn((sent: Step) => Promise.resolve(`tx-${sent.label}`))
  const waitFor = vi.fn((ref: string) => Promise.resolve({ ref, status: 'success' as const }))
  const hint = vi.fn(() => Promise.resolve())
  const wallets = { family: 'evm', send, waitFor, ...wallet } as unknown as WalletFamily
  const deps: JourneyDeps = { wallets, chain: chain(1, 'A'), pending, hint, now: () => Date.parse('2030-01-01T00:00:10.000Z'), onStage: () => {} }
  return { deps, pending, send, waitFor, hint }
}

describe('a transfer through the wallet', () => {
  let world: ReturnType<typeof setUp>
  beforeEach(() => {
    world = setUp()
  })

  it('approves, waits for the block, opens, and hints', async () => {
    const done = await runTransfer(world.deps, start)
    expect(world.send.mock.calls.map(([sent]) => sent.label)).toEqual(['approve', 'open'])
    expect(world.waitFor).toHaveBeenCalledExactlyOnceWith('tx-approve', expect.anything())
    expect(world.hint).toHaveBeenCalledExactlyOnceWith('order', 'tx-open', 'secret')
    expect(done).toMatchObject({ next: 1, phase: 'sent', txRef: 'tx-open' })
    expect(world.pending.get('order')).toEqual(done)
  })

  it('is stored as asking before the wallet is asked', async () => {
    const seen: unknown[] = []
    world = setUp({ send: (sent) => (seen.push([sent.label, world.pending.get('order')?.phase]), Promise.resolve('tx')) })
    await runTransfer(world.deps, start)
    expect(seen).toEqual([['approve', 'asking'], ['open', 'asking']])
  })

  it('goes on where a reload left it, without asking again for what was sent', async () => {
    await runTransfer(world.deps, { ...start, phase: 'sent', txRef: 'tx-earlier' })
    expect(world.waitFor).toHaveBeenCalledWith('tx-earlier', expect.anything())
    expect(world.send.mock.calls.map(([sent]) => sent.label)).toEqual(['open'])
  })

  it('may be asked again after a rejection, but stays unsure after a failure that may have sent', async () => {
    const failing = (reason: string) => setUp({ send: () => Promise.reject(new AppError(reason, 'no')) })
    for (const [reason, phase] of [['wallet_rejected', 'ready'], ['wallet_mismatch', 'ready'], ['wallet_failed', 'asking']] as const) {
      const failed = failing(reason)
      await expect(runTransfer(failed.deps, start)).rejects.toMatchObject({ reason })
      expect(failed.pending.get('order')?.phase).toBe(phase)
    }
  })

  it('does not ask for a deposit that would come too late', async () => {
    const late = { ...world.deps, now: () => Date.parse(start.openBy) - 1000 }
    await expect(runTransfer(late, start)).rejects.toMatchObject({ reason: 'offer_expired', fix: { kind: 'requote' } })
    expect(world.send).not.toHaveBeenCalled()
  })

  it('stops when the approval failed on chain', async () => {
    world = setUp({ waitFor: (ref) => Promise.resolve({ ref, status: 'failed' }) })
    await expect(runTransfer(world.deps, start)).rejects.toMatchObject({ reason: 'tx_failed' })
    expect(world.pending.get('order')).toMatchObject({ next: 0, phase: 'ready', txRef: null })
  })

  it('takes both steps in one confirmation where the wallet can', async () => {
    const sendBatch = vi.fn(() => Promise.resolve('tx-batch'))
    world = setUp({ sendBatch })
    const done = await runTransfer(world.deps, start)
    expect(world.send).not.toHaveBeenCalled()
    expect(done).toMatchObject({ next: 1, phase: 'sent', txRef: 'tx-batch' })
    expect(world.hint).toHaveBeenCalledWith('order', 'tx-batch', 'secret')
  })

  it('goes step by step where the wallet cannot batch', async () => {
    world = setUp({ sendBatch: () => Promise.resolve(null) })
    await runTransfer(world.deps, start)
    expect(world.send).toHaveBeenCalledTimes(2)
  })

  it('does not fail when only the hint fails', async () => {
    world.deps.hint = () => Promise.reject(new Error('away'))
    await expect(runTransfer(world.deps, start)).resolves.toMatchObject({ phase: 'sent' })
  })
})

describe('a deposit that was sent', () => {
  const sent: PendingTransfer = { ...start, next: 1, phase: 'sent', txRef: 'tx-old' }

  it('tells the server when the wallet replaced it', async () => {
    const world = setUp({ waitFor: () => Promise.resolve({ ref: 'tx-new', status: 'success' }) })
    await followDeposit(world.deps, sent)
    expect(world.hint).toHaveBeenCalledExactlyOnceWith('order', 'tx-new', 'secret')
    expect(world.pending.get('order')).toMatchObject({ txRef: 'tx-new', phase: 'sent' })
  })

  it('is marked when the network refused it', async () => {
    const world = setUp({ waitFor: (ref) => Promise.resolve({ ref, status: 'failed' }) })
    await followDeposit(world.deps, sent)
    expect(world.hint).not.toHaveBeenCalled()
    expect(world.pending.get('order')?.phase).toBe('failed')
  })
})
