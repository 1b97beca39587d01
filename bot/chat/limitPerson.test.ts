import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Store } from '#store/contract.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { openChat } from '../testing/chat.ts'

let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

it('answers a flooding user once more, then not at all, and others as usual', async () => {
  const [eve, ada] = [openChat(store, { user: { language_code: 'ru' } }), openChat(store)]
  const answers: string[] = []
  // More than two full limits, so that a minute that ends in between can't hide the silence.
  for (let n = 0; n < 75; n++) {
    const [answer] = await eve.say('/language')
    answers.push(answer?.payload.text ?? 'silence')
  }
  const polite = answers.filter((text) => text.includes('Подождите минуту'))
  expect(polite.length).toBeGreaterThanOrEqual(1)
  expect(polite.length).toBeLessThanOrEqual(2)
  expect(answers.filter((text) => text === 'silence').length).toBeGreaterThanOrEqual(10)
  expect(answers[0]).not.toBe('silence')
  expect(await ada.say('/language')).toHaveLength(1)
  expect(await eve.sayInGroup('/points')).toHaveLength(1)
})
