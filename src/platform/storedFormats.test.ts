import { expect, it } from 'vitest'
import { createRemainderStore } from '#src/features/bridge/exchange/remainderStore.ts'
import { createLinkStore } from '#src/features/bridge/link/linkStore.ts'
import { createReferral } from '#src/features/bridge/link/referral.ts'
import { createKnownRecipients } from '#src/features/bridge/model/knownRecipients.ts'
import { createAssetMemory } from '#src/features/bridge/pickers/assets/assetMemory.ts'
import { createHandoverTokenStore } from '#src/features/orders/detail/useHandover.ts'
import { createOwnRequests } from '#src/features/orders/payment/OwnRequests.tsx'
import { createOrderRequests } from '#src/features/orders/transfer/orderRequests.ts'
import { createPendingCheckIns } from '#src/features/rewards/checkIn/flow/pendingCheckIn.ts'
import { createPendingMints } from '#src/features/rewards/badges/pendingMints.ts'
import { createSeenPoints } from '#src/features/rewards/checkIn/useCounted.ts'
import { createInvitationMemory } from '#src/features/rewards/invite/useInvitation.ts'
import { createDiscordAuth } from '#src/features/rewards/points/social/discordAuth.ts'
import { createSocialMemory } from '#src/features/rewards/points/social/socialMemory.ts'
import { createRewardsPanel } from '#src/features/rewards/program/rewardsPanel.ts'
import { createDeployStore } from '#src/features/deploy/deployStore.ts'
import { createPoolStore } from '#src/features/pool/poolStore.ts'
import { createApplicationDraft, textOf } from '#src/features/makers/applicationDraft.ts'
import { createSwapStore } from '#src/features/swap/model/swapStore.ts'
import { emptyForm } from '#src/features/shared/form.ts'
import { createPendingStore, createPendingSwaps } from '#src/features/shared/pending.ts'
import { createArrivalPlans, createPlans } from '#src/features/shared/plans.ts'
import { createSeenPopups } from '#src/features/shared/popups.ts'
import { createBakoSession } from '#src/wallets/fuel/bako.ts'
import { createSessionStore, createUserIds } from '#src/wallets/userStorage.ts'
import { storedPreferences } from './inTelegram.ts'
import { createHomeScreenOffer } from './telegram/host.ts'

/** Browser storage in which an earlier release left one value. */
function leftBehind(key: string, text: string) {
  const rows = new Map([[key, text]])
  return {
    rows,
    getItem: (name: string) => rows.get(name) ?? null,
    setItem: (name: string, value: string) => void rows.set(name, value),
    removeItem: (name: string) => void rows.delete(name),
  }
}
type LeftBehind = ReturnType<typeof leftBehind>

const form = { ...emptyForm, fromChainId: 1, toChainId: 10, token: 'ETH', amount: '2', recipient: '0xb', exchangeId: 3 }
const token = `co_${'a'.repeat(43)}`
const transfer = {
  orderId: 'o',
  token: 't',
  openBy: '2026-01-01',
  createdAt: '2026-01-01',
  steps: [],
  next: 0,
  expected: {},
  phase: 'sent',
}
const application = {
  name: 'Ada',
  contact: '@ada',
  networks: [1],
  assets: ['ETH'],
  liquidity: '50k_250k',
  message: 'a\nb',
}
const request = { key: 'k', review: 'r', body: {}, expected: {}, fromChainId: 1, savedAt: 1 }
const checkIn = { wallet: '0xa', chainId: 1, hash: null, day: '2026-01-01', sentAt: 1 }
const asked = { state: 's', wallet: '0xa', campaign: 4, answer: { code: 'c' } }
const swap = { chainId: 1, pairs: { 1: ['1:native', '1:0xa'] }, slippage: 50, imported: [] }
const arrival = {
  orderId: 'o',
  wallet: '0xa',
  viaAsset: '1:native',
  toAsset: '1:0xb',
  isOffered: true,
  swaps: ['s'],
  isEnded: false,
}
const plan = {
  swapId: 's',
  depositor: '0xa',
  viaAsset: '1:native',
  toAsset: '2:native',
  promised: '9',
  recipient: '',
  isOffered: true,
  orders: ['o'],
  isEnded: false,
}
const place = { sender: '0xa', nonce: '7', since: '90' }
const deployment = { id: 'd', wallet: '0xa', chainId: 1, name: 'Ada', message: '', txHash: null, place, askedAt: 1 }
const poolCall = {
  id: 'c',
  wallet: '0xa',
  chainId: 1,
  pool: '0xb',
  token: '0xc',
  goal: { kind: 'deposit', amount: '5' },
  step: { kind: 'approve', amount: '5' },
  txHash: null,
  place,
  askedAt: 1,
}
const mint = { wallet: '0xa', badge: 'bob-spice', hash: '0x1', sentAt: 1 }
const social = { '0xa': { tasks: { 4: { step: 'opened' } }, handle: 'ada' } }

const ownRequest = { fields: { id: '0'.repeat(32), token: 'ETH' }, createdAt: '2026-01-01T00:00:00.000Z' }

const stores: readonly [key: string, stored: unknown, read: (from: LeftBehind) => unknown, value: unknown][] = [
  ['causeway.assets', { pinned: ['ETH'], recent: [] }, (from) => createAssetMemory(from).read().pinned, ['ETH']],
  ['causeway.fuel.bako', 'a-b', (from) => createBakoSession(from).read(), 'a-b'],
  ['causeway.mints', [mint], (from) => createPendingMints(from, () => 2).get('0xa', 'bob-spice'), mint],
  ['causeway.check-in', [checkIn], (from) => createPendingCheckIns(from, () => 2).get('0xa'), checkIn],
  [
    'causeway.deploy',
    { chainId: 1, pending: [deployment, { id: 'broken' }] },
    (from) => createDeployStore(from).getState().pending,
    [deployment],
  ],
  [
    'causeway.maker-application',
    { ...application, networks: [1, 'x'], assets: ['ETH', 2] },
    (from) => textOf(createApplicationDraft(from).getState()),
    application,
  ],
  [
    'causeway.discord',
    asked,
    (from) => createDiscordAuth({ storage: from, random: () => 'x' }).getState().asked,
    asked,
  ],
  ['causeway.orderRequests', [request], (from) => createOrderRequests(from, () => 2).of('r'), request],
  ['causeway.pending', [transfer], (from) => createPendingStore(from).get('o'), transfer],
  ['causeway.pending-swaps', [transfer], (from) => createPendingSwaps(from).get('o'), transfer],
  [
    'causeway.arrival-plans',
    [arrival, { ...arrival, swaps: [1] }],
    (from) => createArrivalPlans(from).list(),
    [arrival],
  ],
  ['causeway.plans', [plan, { ...plan, promised: '0x' }], (from) => createPlans(from).list(), [plan]],
  ['causeway.points-seen', { 'page 0xa': 4 }, (from) => createSeenPoints(from).startOf('page', '0xa', 9), 4],
  [
    'causeway.pool',
    { chosen: null, pending: [poolCall, { ...poolCall, step: { kind: 'approve', amount: '-1' } }] },
    (from) => createPoolStore(from).getState().pending,
    [poolCall],
  ],
  ['causeway.popups', ['p'], (from) => createSeenPopups(from).list(), ['p']],
  [
    'causeway.recipient',
    '0xb memo%201',
    (from) => createLinkStore({} as never, { ...form, memo: 'memo 1' }, from).getState().unconfirmed,
    null,
  ],
  ['causeway.recipients', ['0xb'], (from) => createKnownRecipients(from).list(), ['0xb']],
  ['causeway.ref', 'ABCDEFGH', (from) => createReferral(from).read(), 'ABCDEFGH'],
  ['causeway.ref-answered', 'A B', (from) => createInvitationMemory(() => from).read(), 'A B'],
  ['causeway.requests', [ownRequest, { fields: {} }], (from) => createOwnRequests(from).list(), [ownRequest]],
  ['causeway.rests', [{ orderId: 'o', form }], (from) => createRemainderStore(from).of('o'), form],
  ['causeway.rewards-panel', 'closed', (from) => createRewardsPanel(from).getState().chosen, false],
  ['causeway.social', social, (from) => createSocialMemory(from).getState().wallets, social],
  ['causeway.swap', swap, (from) => createSwapStore(from).getState().pairs, swap.pairs],
  ['causeway.taking', ['code', token], (from) => createHandoverTokenStore(from).tokenFor('code'), token],
  ['causeway.wallets', { evm: 'io.rabby' }, (from) => createSessionStore(from).read(), { evm: 'io.rabby' }],
  ['causeway.user', '0xa', (from) => createUserIds(from).read(), '0xa'],
  ['causeway.preferences', '{"language":"uk"}', (from) => storedPreferences(from).read(), '{"language":"uk"}'],
]

it.each(stores)('reads %s as earlier releases stored it', (key, stored, read, value) => {
  const text = typeof stored === 'string' ? stored : JSON.stringify(stored)
  const from = leftBehind(key, text)
  expect(read(from)).toEqual(value)
  expect([...from.rows]).toEqual([[key, text]])
})

const used = (from: LeftBehind) => createAssetMemory(from).used('USDC')
const writes: readonly [key: string, before: string, write: (to: LeftBehind) => unknown, after: string][] = [
  ['causeway.assets', 'null', used, '{"pinned":[],"recent":["USDC"]}'],
  ['causeway.popups', '["p"]', (to) => createSeenPopups(to).add('q'), '["p","q"]'],
  ['causeway.ref', '', (to) => createReferral(to).remember('ABCDEFGH'), 'ABCDEFGH'],
  ['causeway.ref-answered', 'A', (to) => createInvitationMemory(() => to).answer('B'), 'A B'],
  ['causeway.rewards-panel', 'open', (to) => createRewardsPanel(to).getState().choose(false), 'closed'],
  [
    'causeway.social',
    JSON.stringify(social),
    (to) => createSocialMemory(to).getState().setHandle('0xa', 'bob'),
    '{"0xa":{"tasks":{"4":{"step":"opened"}},"handle":"bob"}}',
  ],
  ['causeway.user', '0xa', (to) => createUserIds(to).write('0xb'), '0xb'],
]

it.each(writes)('writes %s so that an earlier release reads it', (key, before, write, after) => {
  const to = leftBehind(key, before)
  write(to)
  expect(to.rows.get(key)).toBe(after)
})

it('counts arrivals from an earlier release', async () => {
  const from = leftBehind('causeway.arrivals', 'o1')
  const offered: string[] = []
  const arrived = createHomeScreenOffer({
    storage: from,
    missing: () => Promise.resolve(true),
    offer: () => Promise.resolve(void offered.push('offer')),
  })
  await arrived('o2')
  expect([from.rows.get('causeway.arrivals'), offered]).toEqual(['o1 o2', ['offer']])
})
