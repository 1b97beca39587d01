import { expect, it } from 'vitest'
import { t } from '#src/i18n/t.ts'
import { listTitle } from './listTitle.ts'

it('names the list after the person whenever any wallet is connected', () => {
  expect(t(listTitle({}))).toBe('Connect Wallet')
  expect(t(listTitle({ evm: {} }))).toBe('My Wallet')
  expect(t(listTitle({ svm: {} }))).toBe('My Wallet')
})
