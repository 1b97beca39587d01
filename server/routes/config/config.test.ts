import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

it.each([
  ['', '# Terms of Service'],
  ['?language=en', '# Terms of Service'],
  ['?language=ru', '# Условия использования'],
  ['?language=de', '# Terms of Service'],
])('the terms%s start with “%s”', async (query, heading) => {
  const { status, body } = await t.call('GET', `/api/config/terms${query}`)
  expect(status).toBe(200)
  expect((body as { data: { text: string } }).data.text.startsWith(heading)).toBe(true)
})

it('accepts only a language for the terms', async () => {
  expect((await t.call('GET', '/api/config/terms?language=../terms')).status).toBe(400)
})

it('the app’s settings list who may open the pool', async () => {
  const { body } = await t.call('GET', '/api/config/app')
  expect((body as { data: { pool_addresses: string[] } }).data.pool_addresses).toContain(
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  )
})

it('the app’s settings tell that a faucet is open', async () => {
  const { body } = await t.call('GET', '/api/config/app')
  expect(body).toMatchObject({ data: { has_faucets: true } })
})
