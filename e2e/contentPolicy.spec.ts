import { hasLitecoind } from '#chains/bitcoin/testing/localChain.ts'
import { arrived, bridgePath, chains, closeDialog, confirm, connect, expectStatus, review } from './support/app.ts'
import { underStrictPolicy } from './support/contentPolicy.ts'
import { begin, everyRoute, visit } from './support/everyRoute.ts'
import { expect, test as base } from './support/fixtures.ts'
import { entered, openInTelegram } from './support/telegramHost.ts'

const test = base.extend<{ violations: readonly string[] }>({
  violations: async ({ page, stack }, use) => {
    await use(await underStrictPolicy(page, stack.url))
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

test('every kind of screen runs without inline styles and with Trusted Types', async ({ page, violations }) => {
  await begin(page)
  for (const { handful } of everyRoute) for (const { path, first } of handful) if (first) await visit(page, path, 'en')
  expect(violations).toEqual([])
})

test('a transfer runs under the policy too, from the wallet list without TON to the receipt', async ({
  page,
  account,
  violations,
}) => {
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.1' }))
  expect(account).toMatch(/^0x/)
  await page.getByTestId('connect-wallet').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Test Wallet' }).first()).toBeVisible()
  const others = dialog.getByRole('tab', { name: /Non-EVM/ })
  await expect(others).toHaveCount(hasLitecoind ? 1 : 0)
  if (hasLitecoind) {
    await others.click()
    await expect(dialog.getByRole('region')).toHaveText([/^Bitcoin/])
  }
  await closeDialog(page)
  await connect(page, 'Test Wallet')
  await page.getByTestId('from-network').click()
  await expect(dialog).toBeVisible()
  await closeDialog(page)
  await review(page)
  await confirm(page)
  await expectStatus(page, ...arrived)
  expect(violations).toEqual([])
})

test('a partner’s colours and prerendered styles apply', async ({ page, violations }) => {
  const size = () =>
    page
      .locator('main [style*="--from"]')
      .first()
      .evaluate((element) => element.style.length)
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto('/')
  expect(await size()).toBeGreaterThan(0)
  await page.unroute(/\.js$/)
  await page.goto('/network/u2u')
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ground').trim())
  await expect.poll(ground).toBe('#f3f6fb')
  expect(violations).toEqual([])
})

test('Telegram’s colours apply', async ({ page, stack, violations }) => {
  const host = await openInTelegram(page, { app: stack.url })
  await entered(host)
  const rules = () =>
    host.frame().evaluate(() => document.querySelector<HTMLStyleElement>('#telegram-style')?.sheet?.cssRules.length)
  await expect.poll(rules).toBe(1)
  expect(violations).toEqual([])
})

test('inserting text as markup or as a style is blocked', async ({ page, violations }) => {
  await page.goto('/tos')
  const refused = await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'html{color:red}' }))
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>text</b>')
      return null
    } catch (error) {
      return error instanceof TypeError
    }
  })
  expect(refused).toBe(true)
  await expect
    .poll(() => violations.map((text) => text.split(' ')[1]))
    .toEqual(expect.arrayContaining(['style-src-elem', 'require-trusted-types-for']))
})
