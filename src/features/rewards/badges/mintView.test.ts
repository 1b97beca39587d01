import { expect, it } from 'vitest'
import { mintOffer, type MintState } from './mintView.ts'
import { createPendingMints } from './pendingMints.ts'

const badge = { contract: '0xc', start_time: '2026-01-01T00:00:00Z', end_time: '2027-01-01T00:00:00Z' }
const earned = { earned: true, minted: false }
const now = Date.parse('2026-06-01T00:00:00Z')
const base = {
  badge,
  chain: {},
  progress: earned,
  isLoading: false,
  connected: 'evm',
  state: { kind: 'idle' } as MintState,
  now,
} as const

it.each<[string, Parameters<typeof mintOffer>[0], ReturnType<typeof mintOffer>]>([
  ['a wallet first', { ...base, connected: 'none', progress: undefined }, 'connect'],
  ['an EVM wallet', { ...base, connected: 'other' }, 'connect_evm'],
  ['the tasks', { ...base, progress: { earned: false, minted: false } }, 'tasks_left'],
  ['the mint', base, 'mint'],
  ['nothing until the progress is known', { ...base, progress: undefined, isLoading: true }, 'loading'],
  ['the mint if the progress can’t be loaded: the server decides', { ...base, progress: undefined }, 'mint'],
  ['the mint if the network can’t be read', { ...base, progress: { earned: true, minted: null } }, 'mint'],
  ['nothing without a contract', { ...base, badge: { ...badge, contract: null } }, 'unavailable'],
  ['nothing without its network', { ...base, connected: 'none', chain: null }, 'unavailable'],
  ['nothing until its network is known', { ...base, chain: undefined }, 'loading'],
  ['nothing before it opens', { ...base, now: Date.parse('2025-12-31T00:00:00Z') }, 'not_started'],
  ['nothing after its end', { ...base, now: Date.parse(badge.end_time) }, 'ended'],
  ['nothing else meanwhile', { ...base, state: { kind: 'confirming', hash: '0x1' } }, 'busy'],
  ['another try after an error', { ...base, state: { kind: 'error', message: '' } }, 'mint'],
  [
    'the badge after its end, too',
    { ...base, progress: { earned: false, minted: true }, now: Date.parse('2028-01-01T00:00:00Z') },
    'minted',
  ],
])('offers %s', (_, facts, offer) => expect(mintOffer(facts)).toBe(offer))

it('keeps a sent mint per wallet and badge, for an hour', () => {
  const rows = new Map<string, string>()
  let time = now
  const storage = {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, text: string) => void rows.set(key, text),
  }
  const mints = createPendingMints(storage, () => time)
  const one = { wallet: '0xa', badge: 'bob-spice', hash: '0x1', sentAt: now }
  mints.save(one)
  mints.save({ ...one, badge: 'scroll-badge', hash: '0x2' })
  expect([mints.get('0xa', 'bob-spice')?.hash, mints.get('0xb', 'bob-spice')]).toEqual(['0x1', null])
  mints.remove('0xa', 'bob-spice')
  expect([mints.get('0xa', 'bob-spice'), mints.get('0xa', 'scroll-badge')?.hash]).toEqual([null, '0x2'])
  time += 3_600_000
  expect(mints.get('0xa', 'scroll-badge')).toBeNull()
})
