import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '#tools/lib/run.ts'
import { ethBalance } from '../support/chain.ts'
import { evmAndSvm, type Stack, startStack } from '../support/stack.ts'
import type { Driver, Found } from './driver.ts'
import type { Target } from './look.ts'
import { type Screen, screenOf } from './screen.ts'

const ETHER = 10n ** 18n
const PHONE = [390, 844] as const
const DESK = [1280, 900] as const

/** Account of the local test wallet. */
const OWN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const wallet = 'Local test wallet'
const walletList: Target = { role: 'dialog', name: 'Connect Wallet' }
const walletChip: Target = { testId: 'connect-wallet' }
const main: Target = { testId: 'main-action' }
const status: Target = { testId: 'order-status', last: true }
const isArrived = ({ attributes }: { attributes: Readonly<Record<string, string>> }): boolean =>
  /^(filled|settled)$/.test(attributes['data-status'] ?? '')

/**
 * The most common actions, once per engine, with the local test wallet on its own stack: the wallet checks in once a
 * day. Each journey starts with the wallet and points of the previous one.
 */
export function journeysIn(engine: string, found: Found): void {
  if ('missing' in found)
    console.log(
      `skipped: journeys in ${engine}, which is not installed. On Debian: apt-get install ${found.missing.join(' ')}`,
    )

  describe.skipIf('missing' in found)(`in ${engine}`, () => {
    let stack: Stack
    let driver: Driver
    let screen: Screen
    beforeAll(async () => {
      if ('missing' in found) return
      stack = await startStack(evmAndSvm)
      driver = await found.open()
      console.log(`${engine}: ${driver.browser}`)
      screen = screenOf(driver, stack.url)
      await screen.resize(...PHONE)
    })
    afterAll(() => Promise.allSettled([driver?.close(), stack?.stop()]))

    const journey = (name: string, walk: () => Promise<void>): void =>
      it(name, async () => {
        try {
          await walk()
          expect(driver.errors()).toEqual([])
        } catch (error) {
          await keepPicture(driver, `${engine} ${name}`).catch(console.error)
          throw error
        }
      })

    journey('the wallet list names the wallets of each tab', async () => {
      await screen.goto('/')
      await screen.tap(walletChip)
      for (const name of [wallet, 'MetaMask', 'Coinbase Wallet']) await screen.see({ name, inside: walletList })
      await screen.tap({ role: 'tab', name: 'Solana', inside: walletList })
      await screen.see({ name: 'Phantom', inside: walletList })
      await screen.press('Escape')
      await screen.gone(walletList)
    })

    journey('ETH from one EVM network to the other', async () => {
      const before = await ethBalance(stack.rpc.south, OWN)
      await screen.goto('/')
      await screen.tap(walletChip)
      await screen.tap({ name: wallet, inside: walletList })
      await screen.see({ ...walletChip, text: '…' })
      await screen.gone({ role: 'dialog' })
      await screen.type({ css: 'input[name=amount]' }, '0.1')
      await screen.see({ testId: 'receive-amount', text: /0\.09/ })
      await screen.tap({ ...main, text: /Review/ })
      await screen.tap({ testId: 'confirm-bridge' })
      await screen.see(status, isArrived)
      const gained = (await ethBalance(stack.rpc.south, OWN)) - before
      expect(gained).toBeGreaterThan((ETHER * 99n) / 1000n)
      expect(gained).toBeLessThan(ETHER / 10n)
    })

    journey('its order page, after a reload and from the history', async () => {
      const receipt: Target = { role: 'dialog' }
      await screen.see({ testId: 'completed-amount', inside: receipt })
      await screen.tap({ name: 'Close', inside: receipt })
      await screen.gone(receipt)
      const path = await screen.path()
      expect(path).toMatch(/^\/order\//)
      await screen.see({ css: 'h1', text: '0.1' })
      await screen.reload()
      await screen.see(status, isArrived)
      await screen.see({ css: 'h1', text: '0.1' })
      await screen.goto('/history')
      await screen.tap({ role: 'link', name: /0\.1/ })
      await screen.see(status, isArrived)
      expect(await screen.path()).toBe(path)
    })

    journey('a check-in, and the points that it adds', async () => {
      const points = (of: string): Target => ({ testId: `points-${of}`, inside: { testId: 'my-points' } })
      await screen.goto('/points')
      await screen.see(points('check_in'), ({ text }) => /^\D*0\D*$/.test(text))
      // The transfer counts a few seconds after it has arrived.
      const before = await screen.see(points('total'), ({ text }) => numberIn(text) > 0)
      await screen.tap({ name: /today/, inside: { testId: 'week' } })
      await screen.tap({ testId: 'check-in' })
      await screen.see({ testId: 'check-in', text: 'Checked in today' })
      await screen.press('Escape')
      await screen.gone({ role: 'dialog' })
      await screen.see(points('check_in'), ({ text }) => numberIn(text) > 0)
      await screen.see(points('total'), ({ text }) => numberIn(text) > numberIn(before.text))
      await screen.reload()
      await screen.see(points('total'), ({ text }) => numberIn(text) > numberIn(before.text))
    })

    journey('in Telegram: from the chat to the app, and through a bridge by Telegram’s main button', async () => {
      const chat: Target = { role: 'log' }
      const mainButton = (text: string | RegExp): Target => ({ testId: 'telegram-main', text })
      const framed = (target: Target): Target => ({ ...target, framed: true })
      await screen.resize(...DESK)
      await screen.goto('/telegram')
      await screen.type({ role: 'textbox', name: 'Message' }, '/start')
      await screen.press('Enter')
      await screen.see({ ...chat, text: 'Hello, Ada!' })
      await screen.tap({ name: 'Open Causeway', inside: chat, last: true })
      await screen.tap(mainButton('Connect Wallet'))
      await screen.tap({ name: wallet, inside: framed(walletList) })
      await screen.gone(framed({ role: 'dialog' }))
      await screen.type(framed({ css: 'input[name=amount]' }), '0.05')
      await screen.tap(mainButton(/Review/))
      await screen.tap(mainButton(/Confirm/))
      await screen.see(framed(status), isArrived)
    })
  })
}

const numberIn = (text: string): number => Number(/\d[\d,]*/.exec(text)?.[0].replaceAll(',', '') ?? 0)

async function keepPicture(driver: Driver, name: string): Promise<void> {
  const file = join(root, 'test-results', `${name.replace(/\W+/g, '-').toLowerCase()}.png`)
  mkdirSync(join(root, 'test-results'), { recursive: true })
  writeFileSync(file, await driver.screenshot())
  console.log(`The page as it was: ${file}`)
}
