import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { restOfMessages, showLanguage } from '#src/i18n/current.ts'
import { accountTitle } from './walletTitle.ts'

afterEach(() => showLanguage('en'))

it('a wallet that gave no name is called what it is, in the language of the page', async () => {
  expect(accountTitle({ connectorId: 'injected', walletName: 'Injected' })).toBe('Browser wallet')
  await showLanguage('ru')
  await restOfMessages()
  expect(accountTitle({ connectorId: 'injected', walletName: 'Injected' })).toBe('Кошелёк браузера')
  expect(accountTitle({ connectorId: 'io.rabby', walletName: 'Rabby Wallet' })).toBe('Rabby Wallet')
})

it('no screen shows what a way to connect calls itself', () => {
  const src = fileURLToPath(new URL('../../../', import.meta.url))
  const screens = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  expect(screens.length).toBeGreaterThan(50)
  expect(screens.filter((file) => readFileSync(`${src}${file}`, 'utf8').includes('walletName'))).toEqual([])
})
