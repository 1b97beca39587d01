import { expect, it } from 'vitest'
import { readAudit } from './advisories.ts'

const url = 'https://github.com/advisories/GHSA-aaaa'
const audit = (severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      bad: { via: [{ name: 'bad', title: 'runs what it reads', url, severity }] },
      user: { via: ['bad'] },
    },
  })
const today = '2026-03-01'

it.each(['high', 'critical'])('a %s advisory fails, and is reported once', (severity) => {
  const { counts, lines } = readAudit(audit(severity), today)
  expect(counts).toMatchObject({ passed: 0, failed: 1, skipped: 0 })
  expect(lines[0]).toBe(`${severity}: bad, runs what it reads (${url})`)
})
it.each(['low', 'moderate'])('a %s one is counted', (severity) => {
  const { counts, lines } = readAudit(audit(severity), today)
  expect(counts).toMatchObject({ passed: 1, failed: 0 })
  expect(lines).toEqual(['0 serious advisories, 0 accepted, 1 minor ones'])
})
it('an acceptance expires on its day', () => {
  const until = (day: string) => readAudit(audit('high'), today, { [url]: { why: 'unused', until: day } }).counts
  expect(until('2026-03-01')).toMatchObject({ passed: 1, failed: 0 })
  expect(until('2026-02-28')).toMatchObject({ passed: 0, failed: 1 })
})
it('no advisory passes', () =>
  expect(readAudit('{"auditReportVersion":2,"vulnerabilities":{}}', today).counts).toMatchObject({ passed: 1 }))

it.each([
  [
    '{"message":"405 Method Not Allowed","statusCode":405,"error":{"summary":""}}',
    'no audit endpoint (it answered 405)',
  ],
  ['{"error":{"code":"ENOTFOUND","summary":"request failed"}}', 'could not be asked (ENOTFOUND)'],
  ['', 'could not be asked (npm said nothing)'],
  ['<html>', 'could not be asked (<html>)'],
])('%s is said to be no look-up, and passes nothing', (text, why) => {
  const { counts, lines } = readAudit(text, today)
  expect(counts).toEqual({ passed: 0, failed: 0, skipped: 1 })
  expect(lines[0]).toContain(why)
  expect(lines[0]).toContain('NOT looked up')
})
