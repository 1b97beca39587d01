import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { connect } from './support/app.ts'
import { expect, test } from './support/fixtures.ts'
import { openInTelegram, somebody } from './support/telegramHost.ts'
import { launchElsewhere } from './support/telegramPerson.ts'

const sessions = (page: Page) => page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
const signIn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()

test('a user finds their sessions, ends one, downloads their data and deletes it', async ({ page, stack, owner }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const refused: string[] = []
  page.on('response', (answer) => {
    if ([401, 403].includes(answer.status())) refused.push(`${answer.status()} ${answer.url()}`)
  })
  await page.goto('/account')
  await expect(page.getByRole('main').getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  await page.goto('/')
  await connect(page, 'Test Wallet')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Sessions and data' }).click()
  await signIn(page)
  await expect(sessions(page)).toHaveCount(1)
  await expect(sessions(page)).toContainText('This device')
  await expectAccessible(page)

  await expect(page.getByText(/^Covers 0x\w+…\w+\.$/)).toBeVisible()
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = JSON.parse(await readFile(await (await arriving).path(), 'utf8')) as Record<string, unknown>
  expect(file).toMatchObject({ complete: true, subject: { user_id: owner } })

  const leaving = page.getByRole('dialog', { name: 'End this session?' })
  await page.getByRole('button', { name: /^End the session on/ }).click()
  await expectAccessible(page)
  await leaving.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(leaving).toBeHidden()
  await page.getByRole('button', { name: /^End the session on/ }).click()
  await leaving.getByRole('button', { name: 'End', exact: true }).click()
  await signIn(page)
  await expect(sessions(page)).toHaveCount(1)

  await page.getByRole('button', { name: 'Delete my data' }).click()
  const sheet = page.getByRole('dialog', { name: 'Delete your data?' })
  await expect(sheet).toContainText('the leaderboard no longer shows them unless you rejoin it')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Keep my data' }).click()
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'Delete my data' }).click()
  await sheet.getByRole('button', { name: 'Delete my data' }).click()
  await expect(page.getByRole('heading', { name: 'Your data is deleted' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Go to bridge' }).click()
  // The form adds its selection to the URL.
  await expect(page).toHaveURL(({ pathname }) => pathname === '/')
  await page.goto('/account')
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible()
  // The page sends no request that needs a session before the visitor has one.
  expect(refused).toEqual([])
  expect((await page.request.get(`${stack.url}/api/identity/v1/sessions`)).status()).toBe(401)
})

test('in Telegram they belong to the account, and the init data are the proof', async ({ page, stack }) => {
  const person = somebody()
  await launchElsewhere(stack.url, { person, startParam: 'points' })
  const host = await openInTelegram(page, { app: stack.url, path: '/account', person })
  const app = host.app
  const list = app.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
  await expect(list).toHaveCount(2)
  await app.getByRole('button', { name: 'End all other sessions' }).click()
  await expect(list).toHaveCount(1)
  await app.getByRole('button', { name: 'Delete my data' }).click()
  await app.getByRole('dialog').getByRole('button', { name: 'Delete my data' }).click()
  await expect(app.getByRole('heading', { name: 'Your data is deleted' })).toBeVisible()
})

test('where deletion isn’t set up, the page says what is possible and leads to the operator’s support', async ({
  page,
  owner,
}) => {
  expect(owner).toMatch(/^0x/)
  const answerWith = (url: string, add: (data: object) => object) =>
    page.route(url, async (route) => {
      const response = await route.fetch()
      const { data, ...rest } = (await response.json()) as { data: object }
      await route.fulfill({ response, json: { ...rest, data: response.ok() ? add(data) : data } })
    })
  await answerWith('**/api/identity/v1/account', (data) => ({ ...data, deletable: false }))
  await answerWith('**/api/config/site*', (data) => ({ ...data, links: { support: '/query' } }))
  await page.goto('/account')
  await connect(page, 'Test Wallet')
  await signIn(page)
  await expect(page.getByText('You can still download your data and sign out everywhere.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/query')
  await expect(page.getByRole('button', { name: 'Delete my data' })).toHaveCount(0)
  await expectAccessible(page)
})
