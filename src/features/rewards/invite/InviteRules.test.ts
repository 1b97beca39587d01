import { beforeAll, expect, it } from 'vitest'
import { restOfMessages } from '#src/i18n/current.ts'
import { ruleTexts } from './InviteRules.tsx'

beforeAll(() => restOfMessages())

it('says how much and how long, as the operator has it', () => {
  const [share, , wait] = ruleTexts({ percent: 7, pending_hours: 72 })
  expect(share).toContain('7')
  expect(wait).toContain('72 hours')
  expect(ruleTexts({ percent: 7, pending_hours: 1 })[2]).toContain('one hour')
})

it('says nothing of waiting where nothing waits, and no figure where none is known', () => {
  expect(ruleTexts({ percent: 10, pending_hours: 0 })).toHaveLength(2)
  expect(ruleTexts(null).join(' ')).not.toMatch(/\d/)
})
