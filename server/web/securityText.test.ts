import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { SECURITY_PATH } from './wellKnown.ts'

const apps: TestApp[] = []
const contact = 'mailto:security@bridge.example.org'
beforeAll(async () => {
  for (const securityContact of [contact, null])
    apps.push(await createTestApp({ config: { publicUrl: 'https://bridge.example.org', securityContact } }))
})
afterAll(() => Promise.all(apps.map((app) => app.close())))

it('names the operator’s contact, its own address and an expiry within a year', async () => {
  const { status, body, headers } = await (apps[0] as TestApp).call('GET', SECURITY_PATH)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8'])
  const fields = new Map(
    String(body)
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  )
  expect(fields.get('Contact')).toBe(contact)
  expect(fields.get('Canonical')).toBe(`https://bridge.example.org${SECURITY_PATH}`)
  const days = (Date.parse(fields.get('Expires') ?? '') - (apps[0] as TestApp).clock.now().getTime()) / 86_400_000
  expect(days).toBeGreaterThan(90)
  expect(days).toBeLessThan(365)
})

it('does not exist without a contact', async () =>
  expect((await (apps[1] as TestApp).call('GET', SECURITY_PATH)).status).toBe(404))
