import type { Page } from '@playwright/test'
import { dateNumber, DAY_MS, startOfDay, utcDay } from '#core/rewards/utcDay.ts'
import { begin, button, calendar, close, countdown, datesSigned, message, networkOf, open } from './support/checkIn.ts'
import { newAccount, expect, test } from './support/fixtures.ts'
import { soon } from './support/soon.ts'
import { signInElsewhere } from './support/signIn.ts'

/** Calls that report if today already counts. */
const tellers = /maker\/sign\/user\?|\/chainSignInInfo$/
const telling = '**/api/lottery/maker/sign/in'
const unsure = 'We couldn’t verify today’s status, so nothing was signed. Try again.'
const todaysDate = () => dateNumber(utcDay(new Date()))
const success = (page: Page) => page.getByText('Check in success')

async function decline(page: Page) {
  await page.evaluate(() => window.testWallet?.reject.push('eth_sendTransaction'))
  await button(page).click()
  await expect(message(page)).toContainText('You rejected the request in your wallet')
  await page.evaluate(() => window.testWallet?.reject.splice(0))
}

test('a wallet is not asked to sign while today’s status is unknown', async ({ page, account }) => {
  await begin(page, account)
  await open(page)
  await button(page).click()
  await expect(success(page)).toBeVisible()

  await page.route(tellers, () => undefined)
  await page.reload()
  await open(page)
  await expect(message(page)).toHaveText('Checking today’s status…')
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(calendar(page)).toHaveAttribute('aria-busy', 'true')
  await expect(calendar(page).getByRole('button', { name: /today/ })).toHaveCount(0)
  await button(page).click({ force: true })
  expect(await datesSigned(page)).toEqual([])

  await page.unroute(tellers)
  await page.route(tellers, (route) => route.abort())
  await page.reload()
  await open(page)
  await expect(message(page)).toContainText(unsure)
  await button(page).click()
  await expect(button(page)).toHaveText('Try again')
  expect(await datesSigned(page)).toEqual([])

  // Either call is enough to know that today counts.
  await page.unroute(tellers)
  await page.route('**/maker/sign/user?*', (route) => route.abort())
  await expect(async () => {
    // The page asks again by itself as well, and then the button has nothing left to do.
    if (await button(page).isEnabled()) await button(page).click({ timeout: 2000 })
    await expect(button(page)).toHaveText('Checked in today', { timeout: 5000 })
  }).toPass()
  await expect(message(page)).toBeEmpty()
  expect(await datesSigned(page)).toEqual([])
})

test('nothing is signed if the server does not answer, or reports that the day already counts', async ({
  page,
  account,
}) => {
  await begin(page, account)
  await open(page)
  await expect(button(page)).toHaveText('Check in')
  await page.route('**/chainSignInInfo', (route) => route.abort())
  await button(page).click()
  await expect(message(page)).toContainText(unsure)
  expect(await datesSigned(page)).toEqual([])

  await page.unroute('**/chainSignInInfo')
  await page.route('**/chainSignInInfo', (route) =>
    route.fulfill({
      json: {
        code: 0,
        message: 'success',
        data: { sign_in_mask: '1111111', list: [], time_now: Math.floor(Date.now() / 1000), today_points: 2 },
      },
    }),
  )
  await button(page).click()
  await expect(button(page)).toHaveText('Checked in today')
  await expect(message(page)).toBeEmpty()
  expect(await datesSigned(page)).toEqual([])
})

test('a check-in with a pending transaction shows no error, and counts when the sheet is reopened', async ({
  page,
  account,
}) => {
  await page.clock.install()
  await begin(page, account)
  await open(page)
  await page.route(telling, (route) =>
    route.fulfill({ json: { code: 425, message: 'Not yet.', data: { reason: 'check_in_waiting' } } }),
  )
  await button(page).click()
  await expect(message(page)).toHaveText('Adding your points…')
  const waits = message(page).filter({ hasText: 'Open this again later to finish your check-in.' })
  // The page asks forty times, and each attempt takes one step of the clock.
  await soon(page, () => expect(waits).toBeVisible({ timeout: 20 }))
  await expect(waits).not.toHaveClass(/text-bad/)
  await close(page)
  await page.unroute(telling)
  await open(page)
  await expect(success(page)).toBeVisible()
  await expect(button(page)).toHaveText('Checked in today')
  expect(await datesSigned(page)).toEqual([todaysDate()])
})

test('an earlier failure is not shown for a day that another device has checked in on since', async ({
  page,
  account,
  stack,
}) => {
  await begin(page, account)
  await open(page)
  await decline(page)
  await close(page)
  await signInElsewhere(stack, account)
  await open(page)
  await expect(message(page)).not.toContainText('You declined')
  await expect(button(page)).toHaveText('Checked in today')
  await expect(message(page)).toBeEmpty()
})

test('a rejection by one wallet is not shown for another', async ({ page, account, stack }) => {
  const other = await newAccount(stack)
  await signInElsewhere(stack, other)
  await begin(page, account)
  await open(page)
  await decline(page)
  await page.evaluate((next) => window.testWallet?.become(next), other)
  await expect(message(page)).not.toContainText('You declined')
  await expect(button(page)).toHaveText('Checked in today')
  await expect(message(page)).toBeEmpty()
  expect(await datesSigned(page)).toHaveLength(1)
})

test('a failure is cleared when the sheet is reopened or the network changes', async ({ page, account }) => {
  await begin(page, account)
  await open(page)
  await decline(page)
  await close(page)
  await open(page)
  await expect(button(page)).toHaveText('Check in')
  await expect(message(page)).toBeEmpty()
  await decline(page)
  await networkOf(page).selectOption({ label: 'Southshore' })
  await expect(message(page)).toBeEmpty()
  await networkOf(page).selectOption({ label: 'Northshore' })
  await expect(message(page)).toBeEmpty()
})

for (const [of, days] of [
  ['ahead of', 1],
  ['behind', -1],
] as const) {
  test(`a device a day ${of} the server checks in for the server’s day`, async ({ page, account }) => {
    const here = Date.now() + days * DAY_MS
    await page.clock.install({ time: here })
    await begin(page, account)
    await open(page)
    await expect(button(page)).toHaveText('Check in')
    const date = startOfDay(utcDay(new Date())).getUTCDate()
    await expect(
      calendar(page).getByRole('button', { name: new RegExp(`\\b${date}\\b.*today: check in`) }),
    ).toBeVisible()
    await expect(countdown(page)).toContainText('Today ends in')
    await button(page).click()
    await expect(success(page)).toBeVisible()
    await expect(button(page)).toHaveText('Checked in today')
    expect(await datesSigned(page)).toEqual([todaysDate()])
  })
}
