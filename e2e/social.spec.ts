import type { BrowserContext, Page } from '@playwright/test'
import { profileCode } from '#core/rewards/accountProof.ts'
import { listen } from '#runtime/listen.ts'
import { leasePort } from '#runtime/testing/ports.ts'
import { createTestApp } from '#server/testing/testApp.ts'
import { expectAccessible } from './support/accessible.ts'
import { connect } from './support/app.ts'
import { web } from './support/builtFile.ts'
import { expect, test } from './support/fixtures.ts'
import { DISCORD_PATH, X_PATH } from '#local/social/pages.ts'
import { joinDiscord, saveOnX, someone, timesAsked } from './support/platformPeople.ts'

// Each flow passes several pages and a signature.

const X = 'Follow us on X'
const DISCORD = 'Join our Discord'
const TELEGRAM = 'Join our Telegram'
const task = (page: Page, title: string) => page.getByTestId('tasks').getByRole('listitem').filter({ hasText: title })
const step = (page: Page, title: string, action: string) =>
  page.getByTestId('tasks').getByRole('button', { name: new RegExp(`^${title}: ${action}`) })
const quest = (page: Page, name: string) => page.getByTestId('theme-10').getByRole('button', { name: new RegExp(name) })

/** Status text of its row in the theme. */
const words = (page: Page, name: string) =>
  page.getByTestId('theme-10').getByRole('listitem').filter({ hasText: name }).getByRole('status')

/** The code for the user's profile on X. */
const shownCode = (page: Page) => task(page, X).getByText(/^pts-/).innerText()

async function begin(page: Page, url = ''): Promise<void> {
  await page.goto(`${url}/points`)
  await connect(page, 'Test Wallet')
  await expect(step(page, X, 'Follow')).toBeVisible()
}

/** Presses the button that opens a platform's page, and returns from it. */
async function visit(context: BrowserContext, press: () => Promise<void>): Promise<string> {
  const opened = context.waitForEvent('page')
  await press()
  const page = await opened
  const url = page.url()
  expect(await page.evaluate(() => window.opener === null)).toBe(true)
  await page.close()
  return url
}

async function toDiscord(page: Page, answer: 'Authorize' | 'Cancel', name = ''): Promise<void> {
  await step(page, DISCORD, 'Auth').click()
  await page.getByLabel('Your handle').fill(name)
  await page.getByRole('button', { name: answer }).click()
  await expect(page).toHaveURL(/\/points$/)
}

test('without a wallet each task opens the wallet list', async ({ page }) => {
  await page.goto('/points')
  for (const press of [() => step(page, X, 'Follow').click(), () => quest(page, 'Join our Telegram channel').click()]) {
    await press()
    await expect(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

test('X: a handle alone proves nothing; an account that does not follow can retry; a follower gets points', async ({
  page,
  context,
  stack,
  owner,
}) => {
  const name = someone()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await begin(page)
  await expect(page.getByTestId('points-quest')).toContainText('0')
  expect(await visit(context, () => step(page, X, 'Follow').click())).toBe(stack.url + X_PATH)

  const field = page.getByLabel('Your X handle')
  await expect(field).toBeVisible()
  await expect(task(page, X)).not.toContainText('Enter your X handle')
  await step(page, X, 'Verify').click()
  await expect(field).toBeFocused()
  await expect(task(page, X)).toContainText('Enter your X handle')
  await expect(step(page, X, 'Verify')).toBeVisible()

  await field.fill(`https://x.com/${name}?lang=en`)
  await expect(field).toHaveValue(`@${name}`)
  await expectAccessible(page)
  await field.press('Enter')
  await expect(task(page, X)).toContainText('verify fail.')
  await expect(task(page, X)).toContainText('We don’t see your code in this account’s X bio')
  await expectAccessible(page)

  // The list opens the code, which belongs to the wallet; no check runs before it can be in the profile.
  await quest(page, 'Follow us on X').click()
  await expect(task(page, X).getByRole('button', { name: 'Copy code' })).toBeFocused()
  await page.keyboard.press('Enter')
  const code = await shownCode(page)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  expect([code, await timesAsked(name)]).toEqual([await profileCode(owner), 1])
  await saveOnX(name, { bio: `Boats & bridges. ${code}` })
  await step(page, X, 'Try Again').click()
  await expect(task(page, X)).toContainText('We don’t see you among our followers on X')
  await expect(words(page, 'Follow us on X')).toHaveText(/^verify fail\. We don’t see you among our followers on X/)
  await expect(words(page, 'Follow us on X').locator('svg')).toBeVisible()
  await expectAccessible(page)

  // The failure is kept for this wallet, and so is the name.
  await page.reload()
  await expect(task(page, X)).toContainText('verify fail.')
  await expect(field).toHaveValue(`@${name}`)
  await saveOnX(name, { follows: true })
  await quest(page, 'Follow us on X').click()
  await expect(step(page, X, 'Done')).toHaveAttribute('aria-disabled', 'true')
  await expect(quest(page, 'Follow us on X')).toContainText('Done')
  await expect(page.getByTestId('points-quest')).toContainText('30')
  expect(await timesAsked(name)).toBe(3)
})

test('an account serves one wallet; a rejected signature loses nothing', async ({ page, context, owner: _ }) => {
  const name = someone()
  await saveOnX(name, { follows: true })
  await begin(page)
  // One tap in the list; the name is missing, so it opens the field.
  await visit(context, () => quest(page, 'Follow us on X').click())
  const field = page.getByLabel('Your X handle')
  await expect(field).toBeFocused()
  await field.fill(name)
  await saveOnX(name, { bio: await shownCode(page) })
  await page.evaluate(() => window.testWallet?.reject.push('personal_sign'))
  await step(page, X, 'Verify').click()
  await expect(task(page, X)).toContainText('You rejected the request in your wallet')
  await expect(task(page, X)).not.toContainText('verify fail.')
  await page.evaluate(() => window.testWallet?.reject.pop())
  await step(page, X, 'Try Again').click()
  await expect(step(page, X, 'Done')).toBeVisible()
  expect(await timesAsked(name)).toBe(1)

  await page.evaluate(() => localStorage.removeItem('causeway.wallets'))
  await page.reload()
  await connect(page, 'Local test wallet')
  await visit(context, () => quest(page, 'Follow us on X').click())
  await field.fill(name)
  await step(page, X, 'Verify').click()
  await expect(task(page, X)).toContainText('We don’t see your code')
  await saveOnX(name, { bio: await shownCode(page) })
  await step(page, X, 'Try Again').click()
  await expect(task(page, X)).toContainText('already completed the task for another wallet')
})

test('Discord: a declined request, an unrequested response and a successful verification', async ({
  page,
  context,
  stack,
  owner: _,
}) => {
  const name = someone()
  await joinDiscord(name)
  await begin(page)
  expect(await visit(context, () => step(page, DISCORD, 'Join').click())).toBe(stack.url + DISCORD_PATH)

  await toDiscord(page, 'Cancel')
  await expect(task(page, DISCORD)).toContainText('You declined the authorization on Discord')

  await page.goto(`/points?code=of-somebody-else&state=of-somebody-else`)
  await expect(task(page, DISCORD)).toContainText('wasn’t requested in this tab')
  await expect(page).toHaveURL(/\/points$/)
  expect(await timesAsked(name)).toBe(0)

  await toDiscord(page, 'Authorize', name)
  await expectAccessible(page)
  await step(page, DISCORD, 'Verify').click()
  await expect(step(page, DISCORD, 'Done')).toBeVisible()
  await expect(page.getByTestId('points-quest')).toContainText('30')
  // Going back in the history shows no code to use or to copy.
  await page.reload()
  await expect(step(page, DISCORD, 'Done')).toBeVisible()
  expect(page.url()).not.toContain('code')
})

test('Discord: one wallet’s authorization does not verify another; a non-member can retry', async ({
  page,
  context,
  owner,
}) => {
  await begin(page)
  await visit(context, () => step(page, DISCORD, 'Join').click())
  await toDiscord(page, 'Authorize', someone())
  await expect(step(page, DISCORD, 'Verify')).toBeVisible()

  await page.evaluate(() => localStorage.removeItem('causeway.wallets'))
  await page.reload()
  await expect(task(page, DISCORD)).toContainText(/Discord confirmed wallet 0x.*Connect that wallet to verify/)
  await connect(page, 'Local test wallet')
  await expect(task(page, DISCORD)).toContainText('but another wallet is connected')
  await expect(step(page, DISCORD, 'Join')).toBeVisible()

  await page.evaluate(() => localStorage.removeItem('causeway.wallets'))
  await page.reload()
  await connect(page, 'Test Wallet')
  const answer = page.waitForResponse((response) => response.url().includes(`/${owner}/campaigns/30?`) && response.ok())
  await step(page, DISCORD, 'Verify').click()
  expect(((await (await answer).json()) as { data: { reason: string } }).data.reason).toBe('verification_failed')
  await expect(task(page, DISCORD)).toContainText('We don’t see you among our Discord members')
  // The code is used up, so a retry opens Discord.
  await step(page, DISCORD, 'Try Again').click()
  await expect(page.getByRole('button', { name: 'Authorize' })).toBeVisible()
})

test('one tap verifies on return or by a press; the row shows why it failed and what to do', async ({
  page,
  context,
  owner,
}) => {
  await begin(page)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes(`/${owner}/campaigns/32?`) && asked.push(request.method()))
  const back = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const name = 'Join our Telegram channel'
  await visit(context, () => quest(page, name).click())
  await expect(words(page, name)).toContainText('Come back here afterwards')
  await expectAccessible(page)
  expect(asked).toEqual([])

  await back()
  // Wallet without a Telegram account: the cause, and the fix.
  await expect(words(page, name)).toHaveText(
    /^verify fail\. No Telegram account is linked to this wallet\. Open the app in Telegram/,
  )
  await expect(quest(page, name)).toContainText('Try Again')
  await expectAccessible(page)
  const tries = asked.length
  await back()
  await quest(page, name).click()
  await expect.poll(() => asked.length).toBe(tries + 1)
  await expect(quest(page, name)).toContainText('Try Again')

  // Users who don't want to wait can press the button, and returning does not ask a second time.
  await page.evaluate(() => localStorage.removeItem('causeway.social'))
  await page.reload()
  await expect(page.getByTestId('connect-wallet').first()).toContainText('0x')
  await visit(context, () => quest(page, name).click())
  await quest(page, name).click()
  await expect(quest(page, name)).toContainText('Try Again')
  const after = asked.length
  await back()
  await expect(words(page, name)).toContainText('No Telegram account')
  expect(asked.length).toBe(after)
})

test('a trusted task takes one tap, shows that it can’t be verified, and earns what the operator gives', async ({
  page,
  context,
  owner: _,
}) => {
  // Server that can ask no platform; the shared one asks them all.
  const server = await createTestApp({ start: new Date(), deps: { webRoot: web } })
  const place = await listen(server.app, { host: '127.0.0.1', port: await leasePort() })
  await begin(page, place.url)
  await expect(task(page, TELEGRAM)).toContainText('No points (can’t be verified)')
  expect(await visit(context, () => quest(page, 'Join our Telegram channel').click())).toBe(`${place.url}/telegram`)
  await expect(quest(page, 'Join our Telegram channel')).toContainText('Done')
  await expect(step(page, TELEGRAM, 'Done')).toBeVisible()

  // Completed tasks are completed on other devices too.
  await page.evaluate(() => localStorage.removeItem('causeway.social'))
  await page.reload()
  await expect(step(page, TELEGRAM, 'Done')).toBeVisible()
  await expectAccessible(page)
  await place.stop()
  await server.close()
})
