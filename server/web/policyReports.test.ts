import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { silentLog } from '#runtime/log.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { REPORT_PATH, readReports } from './policyReports.ts'

const single = (blocked: string, directive = 'connect-src', disposition = 'enforce') => ({
  'csp-report': {
    'document-uri': 'https://bridge.example.org/order/secret-order?token=abc',
    'blocked-uri': blocked,
    'effective-directive': directive,
    disposition,
  },
})

describe('a policy report', () => {
  it('keeps only the origin and the first path segment', () =>
    expect(readReports(single('https://evil.test/collect?seed=one'))).toEqual([
      { directive: 'connect-src', blocked: 'https://evil.test', page: '/order', enforced: true },
    ]))

  it('can be a batch, of which twenty are read', () => {
    const body = {
      documentURL: 'https://bridge.example.org/',
      blockedURL: 'trusted-types-sink',
      effectiveDirective: 'require-trusted-types-for',
      disposition: 'report',
    }
    const reports = readReports(Array.from({ length: 50 }, () => ({ type: 'csp-violation', body })))
    expect(reports).toHaveLength(20)
    expect(reports[0]).toEqual({
      directive: 'require-trusted-types-for',
      blocked: 'trusted-types-sink',
      page: '/',
      enforced: false,
    })
  })

  it.each([null, 1, 'x', {}, [], [{}], { 'csp-report': 1 }, single('data:text/html,<b>secret</b>\n')])(
    '%j lets nothing else through',
    (given) => expect(JSON.stringify(readReports(given))).not.toContain('secret'),
  )
})

describe('the call', () => {
  const lines: object[] = []
  let t: TestApp
  beforeAll(async () => {
    const log: typeof silentLog = { ...silentLog, warn: (fields: object) => void lines.push(fields), child: () => log }
    t = await createTestApp({ deps: { log } })
  })
  beforeEach(() => {
    lines.length = 0
  })
  afterAll(() => t.close())

  const send = async (body: unknown, type = 'application/csp-report') =>
    (
      await t.app.request(REPORT_PATH, {
        method: 'POST',
        headers: { 'content-type': type },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
    ).status

  it('logs each violation once', async () => {
    for (let i = 0; i < 3; i++) expect(await send(single('https://one.test/a'))).toBe(204)
    expect(await send(single('https://one.test/b', 'img-src'))).toBe(204)
    expect(lines).toHaveLength(2)
  })

  it('returns nothing for an invalid report, and refuses a large one', async () => {
    expect(await send('not JSON')).toBe(204)
    expect(await send('{}', 'text/plain')).toBe(204)
    expect(await send(JSON.stringify(single('x'.repeat(70_000))))).toBe(413)
    expect(lines).toEqual([])
  })

  it('limits the log, however many violations are made up', async () => {
    for (let i = 0; i < 260; i++) await send(single(`https://host-${i}.test/`))
    expect(lines.length).toBeLessThanOrEqual(200)
  })
})
