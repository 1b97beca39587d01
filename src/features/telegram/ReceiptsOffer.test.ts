import { expect, it } from 'vitest'
import { createOfferDismissals, receiptsOffer } from './ReceiptsOffer.tsx'

const from = '0xa'
const evm = { family: 'evm' } as const
const linked = [{ address: from }]
const others = [{ address: '0xb' }]
const all = () => true

it.each([
  ['links the sender', { sender: evm, wallets: others, receipts: 'on' }, 'link'],
  ['links the sender first while messages are off', { sender: evm, wallets: [], receipts: 'off' }, 'link'],
  ['turns messages on for a linked sender', { sender: evm, wallets: linked, receipts: 'off' }, 'turn_on'],
  ['turns them on without the sender’s wallet', { sender: undefined, wallets: linked, receipts: 'off' }, 'turn_on'],
  ['has nothing to do', { sender: evm, wallets: linked, receipts: 'on' }, null],
  ['concerns no other person’s transfer', { sender: undefined, wallets: others, receipts: 'on' }, null],
  ['waits for the setting', { sender: evm, wallets: [], receipts: null }, null],
  ['respects a client without messages', { sender: evm, wallets: linked, receipts: 'none' }, null],
] as const)('the offer %s', (_, facts, offer) => {
  expect(receiptsOffer({ from, permits: all, ...facts })).toBe(offer)
})

it('offers no link of a wallet that the surface hides', () => {
  const facts = { from, sender: evm, wallets: [], receipts: 'on' } as const
  expect(receiptsOffer({ ...facts, permits: (capability) => capability !== 'wallet:evm' })).toBeNull()
  expect(
    receiptsOffer({ ...facts, permits: (capability, use) => capability === 'wallet:evm' && use === 'bridge' }),
  ).toBe('link')
})

it('a dismissed offer stays dismissed for that wallet', () => {
  const rows = new Map<string, string>()
  const storage = {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
  }
  createOfferDismissals(storage).add(from)
  const later = createOfferDismissals(storage)
  expect([later.has(from), later.has('0xb')]).toEqual([true, false])
})
