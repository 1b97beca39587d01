import { afterEach, expect, it } from 'vitest'
import { restOfMessages, showLanguage } from '#src/i18n/current.ts'
import { walletTitle } from './walletTitle.ts'

afterEach(() => showLanguage('en'))

it('a wallet that gave no name is called what it is, in the language of the page', async () => {
  expect(walletTitle('injected', 'Injected')).toBe('Browser wallet')
  await showLanguage('ru')
  await restOfMessages()
  expect(walletTitle('injected', 'Injected')).toBe('Кошелёк браузера')
  expect(walletTitle('io.rabby', 'Rabby Wallet')).toBe('Rabby Wallet')
})
