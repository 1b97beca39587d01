import { expect, type Page, test } from '@playwright/test'
import { hasLitecoind } from '#chains/bitcoin/testing/localChain.ts'
import { X_PATH } from '#local/social/pages.ts'
import { TRY_PATH } from '#local/try/page.ts'
import { WALLET_PATH } from '#local/walletConnect/walletPages.ts'
import { expectAccessible } from './support/accessible.ts'
import { arrived, bridgePath, chains, confirm, connect, expectStatus, review } from './support/app.ts'
import { nonceOf } from './support/chain.ts'
import { someone } from './support/platformPeople.ts'
import { requestsElsewhere } from './support/requestsElsewhere.ts'
import { type Stack, startStack } from './support/stack.ts'
import { stayHere } from './support/stayHere.ts'

const ACCOUNT = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'

test.describe.configure({ mode: 'serial' })
let stack: Stack
test.beforeAll(async () => {
  test.setTimeout(300_000)
  stack = await startStack()
})
let elsewhere: readonly string[] = []
test.beforeEach(async ({ context }) => {
  elsewhere = requestsElsewhere(context)
  await stayHere(context)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
})
test.afterEach(() => expect(elsewhere).toEqual([]))
test.afterAll(() => stack?.stop())

/** Returns the connection link that the app shows, which must be visible without scrolling, as the guide says. */
async function connectionLink(page: Page): Promise<string> {
  await page.getByTestId('connect-wallet').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'WalletConnect' }).click()
  const copy = dialog.getByRole('button', { name: 'Copy Link' })
  await expect(copy).toBeEnabled()
  await expect(copy).toBeInViewport({ ratio: 1 })
  await copy.click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^wc:/)
  return page.evaluate(() => navigator.clipboard.readText())
}

test('the guide links to every page of the local stack', async ({ page }) => {
  await page.goto(stack.url + TRY_PATH)
  const links = page.getByRole('main').getByRole('link')
  await expect(links).toHaveCount(hasLitecoind ? 6 : 5)
  await expectAccessible(page)
  for (const path of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
    await page.goto(stack.url + path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  }
})

test('a phone wallet connects by its link, declines, approves, and bridges', async ({ page, context }) => {
  await page.goto(stack.url + bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.05' }))
  const phone = await context.newPage()
  await phone.goto(stack.url + WALLET_PATH)
  await phone.getByLabel('Connection link').fill('wc:nonsense')
  await phone.getByRole('button', { name: 'Connect' }).click()
  await expect(phone.getByRole('alert')).toContainText('This link isn’t valid')
  await phone.getByLabel('Connection link').fill(await connectionLink(page))
  await phone.getByRole('button', { name: 'Connect' }).click()
  await expect(phone.getByRole('heading', { name: /^Connect to/ })).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Approve' }).click()
  await expect(phone.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  const before = await nonceOf(stack.rpc.north, ACCOUNT)
  await review(page)
  await confirm(page)
  await expect(phone.getByRole('heading', { name: 'Send a transaction' })).toBeVisible()
  await expect(phone.getByRole('main')).toContainText('Northshore')
  await expect(phone.getByRole('main')).toContainText('0.05 ETH')
  await phone.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText(/rejected|declined/i).first()).toBeVisible()
  expect(await nonceOf(stack.rpc.north, ACCOUNT)).toBe(before)
  await page
    .getByRole('button', { name: /try again/i })
    .first()
    .click()
  await phone.getByRole('button', { name: 'Approve' }).click()
  await expectStatus(page, ...arrived)
  expect(await nonceOf(stack.rpc.north, ACCOUNT)).toBe(before + 1)

  await phone.getByRole('button', { name: 'Disconnect' }).click()
  await expect(phone.getByText('No connected apps.')).toBeVisible()
  await expect(page.getByTestId('connect-wallet').first()).toHaveText(/Connect/)
})

test('TON: the local wallet connects from our list, and is the only one in TON Connect’s window', async ({ page }) => {
  const chip = page.getByTestId('connect-wallet').first()
  await page.goto(`${stack.url}/invitepage`)
  await connect(page, 'Local TON wallet', 'Non-EVM')
  await page.goto(`${stack.url}/points`)
  await expect(chip).toContainText('…')
  await chip.click()
  const list = page.getByRole('dialog')
  await list.getByRole('tab', { name: 'Non-EVM' }).click()
  await list.getByRole('button', { name: /^Disconnect/ }).click()
  await expect(chip).toHaveText(/Connect/)

  // At a phone's width the window lists apps only.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${stack.url}/points`)
  await chip.click()
  await list.getByRole('tab', { name: 'Non-EVM' }).click()
  await list.getByRole('button', { name: 'TON Connect' }).click()
  await page.locator('[data-tc-wallets-modal-container]').getByText('Local TON wallet').click({ timeout: 20_000 })
  await expect(chip).toContainText('…')
})

test('X: an account that follows and shows the code earns the task’s points', async ({ page, context }) => {
  const name = someone()
  await page.goto(`${stack.url}/points`)
  await connect(page, 'Local test wallet')
  const task = page.getByTestId('tasks').getByRole('listitem').filter({ hasText: 'Follow us on X' })
  const step = (action: string) =>
    page.getByTestId('tasks').getByRole('button', { name: new RegExp(`^Follow us on X: ${action}`) })
  const opened = context.waitForEvent('page')
  await step('Follow').click()
  const x = await opened
  await expect(x).toHaveURL(stack.url + X_PATH)
  await x.getByLabel('Your handle').fill(name)
  await step('Verify').click()
  await task.getByLabel('Your X handle').fill(name)
  await x.getByLabel('Bio').fill(await task.getByText(/^pts-/).innerText())
  await x.getByLabel('Follow Causeway').check()
  await x.getByRole('button', { name: 'Save account' }).click()
  await expect(x.getByRole('status')).toHaveText(`Saved. @${name} follows Causeway.`)
  await expectAccessible(x)
  await step('Verify').click()
  await expect(step('Done')).toBeVisible()
  // The total also includes campaign points of this wallet's bridges in other tests.
  const entry = page.getByTestId('point-entries').getByRole('listitem').filter({ hasText: 'Follow us on X' })
  await expect(entry).toContainText('+30')
})

test('requests from other origins and hosts are refused', async ({ request }) => {
  const foreign = { origin: 'https://elsewhere.example' }
  for (const path of [X_PATH, WALLET_PATH, `${WALLET_PATH}/answer`])
    expect((await request.post(stack.url + path, { headers: foreign, form: { name: 'x' } })).status()).toBe(403)
  expect((await request.get(stack.url + TRY_PATH, { headers: { host: 'elsewhere.example' } })).status()).toBe(403)
})
