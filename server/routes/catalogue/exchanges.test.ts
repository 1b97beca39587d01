import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectGolden } from '../../testing/golden.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

it.each(['GET', 'POST'])('get_all_exchange_infos by %s returns the recorded response', async (method) => {
  const { status, body } = await t.call(method, '/api/bridge_api/v1/get_all_exchange_infos')
  expect(status).toBe(200)
  expectGolden(import.meta.dirname, 'get_all_exchange_infos', body)
})
