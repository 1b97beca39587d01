import { expect, it } from 'vitest'
import { createTestClock } from './testing/testApp.ts'
import type { Store } from '#store/contract.ts'
import { EVENT_TOPIC, MOVED_TOPIC } from '#store/work/types.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { dropExpired } from './retention.ts'

type SavedQuote = Parameters<Store['quotes']['save']>[1][number]
const saveQuote = (store: Store, quote: SavedQuote) =>
  store.quotes.save({ id: `request of ${quote.id}`, answers: [], expiresAt: quote.expiresAt }, [quote])

it('drops expired quotes and keeps the rest', async () => {
  const clock = createTestClock(new Date('2026-03-01T12:00:00Z'))
  const store = await openTestStore({ clock })
  try {
    const save = (id: string, seconds: number) =>
      saveQuote(store, {
        id,
        provider: 'maker',
        request: {},
        body: {},
        expiresAt: new Date(clock.now().getTime() + seconds * 1000),
        surface: 'web',
        channelId: 1,
      })
    await save('old', 60)
    await save('new', 7200)
    clock.advance(3 * 3600)
    await dropExpired(store, clock.now())
    expect(await store.quotes.get('old')).toBeNull()
    expect(await store.quotes.answers('request of old')).toBeNull()
    expect(await store.quotes.get('new')).not.toBeNull()
    expect(await store.quotes.answers('request of new')).toEqual([])
  } finally {
    await store.close()
  }
})

it.each([
  ['order events', EVENT_TOPIC, 25],
  ['moved wallets', MOVED_TOPIC, 7 * 24 + 1],
])('drops undelivered %s from the outbox (%s) after %i hours', async (_, topic, hours) => {
  const clock = createTestClock(new Date('2026-03-01T12:00:00Z'))
  const store = await openTestStore({ clock })
  const waiting = async () => {
    const keys: string[] = []
    await store.outbox.drain(topic, 10, (row) => Promise.reject(new Error(String(keys.push(row.key)))))
    clock.advance(120)
    return keys
  }
  try {
    await store.outbox.add(topic, 'old', {})
    clock.advance((hours - 2) * 3600)
    await dropExpired(store, clock.now())
    await store.outbox.add(topic, 'new', {})
    expect(await waiting()).toEqual(['old', 'new'])
    clock.advance(2 * 3600)
    await dropExpired(store, clock.now())
    expect(await waiting()).toEqual(['new'])
  } finally {
    await store.close()
  }
})

it('drops user actions after 30 days, a batch at a time', async () => {
  const clock = createTestClock(new Date('2026-03-01T12:00:00Z'))
  const store = await openTestStore({ clock })
  const act = () =>
    store.userActions.add({
      userAddress: 'someone',
      action: 'connect',
      agent: 'a',
      walletName: 'w',
      sign: '',
      ip: '203.0.113.5',
      at: clock.now(),
    })
  try {
    for (let i = 0; i < 3; i++) await act()
    clock.advance(30 * 86_400 - 1)
    await dropExpired(store, clock.now())
    expect(await store.userActions.count('someone')).toBe(3)
    await act()
    clock.advance(2)
    await dropExpired(store, clock.now())
    expect(await store.userActions.count('someone')).toBe(1)
  } finally {
    await store.close()
  }
})
