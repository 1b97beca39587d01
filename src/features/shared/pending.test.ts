import { describe, expect, it } from 'vitest'
import { createPendingStore, type PendingTransfer } from './pending.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  }
}

const transfer = (orderId: string, kind: 'evm_call' | 'pay_address'): PendingTransfer =>
  ({
    orderId,
    token: 't',
    fromChainId: 1,
    steps: [{ kind, label: 'transfer' }],
    next: 0,
    phase: 'ready',
    txRef: null,
    expected: {},
    openBy: '2026-01-01T00:00:00Z',
    createdAt: '2026-01-01T00:00:00Z',
  }) as unknown as PendingTransfer

describe('pending transfers', () => {
  it('beyond twenty are forgotten, the oldest first', () => {
    const store = createPendingStore(memory())
    for (let n = 1; n <= 21; n++) store.save(transfer(`o${n}`, 'evm_call'))
    expect(store.get('o1')).toBeNull()
    expect(store.get('o2')).not.toBeNull()
  })

  it('with a deposit address outlive them, since only this browser can still open their page', () => {
    const store = createPendingStore(memory())
    store.save(transfer('address', 'pay_address'))
    for (let n = 1; n <= 40; n++) store.save(transfer(`o${n}`, 'evm_call'))
    expect(store.get('address')).not.toBeNull()
    expect(store.list()).toHaveLength(21)
  })
})
