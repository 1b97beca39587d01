import { beforeAll, expect, it } from 'vitest'
import { restOfMessages } from '#src/i18n/current.ts'
import { ruleTexts } from './InviteRules.tsx'

beforeAll(() => restOfMessages())

it('shows the operator’s percentage and waiting time', () => {
  const [share, , wait] = ruleTexts({ percent: 7, pending_hours: 72 })
  expect(share).toContain('7')
  expect(wait).toContain('72 hours')
  expect(ruleTexts({ percent: 7, pending_hours: 1 })[2]).toContain('one hour')
})

it('omits the waiting time if there is none, and unknown numbers', () => {
  expect(ruleTexts({ percent: 10, pending_hours: 0 })).toHaveLength(2)
  expect(ruleTexts(null).join(' ')).not.toMatch(/\d/)
})
