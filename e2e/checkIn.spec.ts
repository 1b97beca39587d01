import type { Page } from '@playwright/test'
import { weekMask } from '#core/rewards/calendar.ts'
import { utcDay } from '#core/rewards/utcDay.ts'
import { expectAccessible } from './support/accessible.ts'
import { connect } from './support/app.ts'
import { begin, button, calendar, countdown, message, networkOf, open } from './support/checkIn.ts'
import { expect, test } from './support/fixtures.ts'
import { signInElsewhere } from './support/signIn.ts'
import { askedOf } from './support/wallet.ts'

const today = () => new Date().getUTCDate()

test('a check-in is signed, counted once, and survives a reload', async ({ page, account }) => {
  await begin(page, account)
  await open(page)
  const sheet = page.getByRole('dialog', { name: 'Daily check-in' })
  await expect(countdown(page)).toContainText(/Today ends in \d\d:\d\d:\d\d/)
  await expect(sheet.getByRole('listitem')).toHaveCount(42)
  await expectAccessible(page)

  await button(page).dblclick()
  await expect(page.getByText('Check in success')).toBeVisible({ timeout: 30_000 })
  await expect(button(page)).toHaveText('Checked in today')
  await expect(countdown(page)).toContainText('Next check-in in')
  await expect(sheet.getByText('+2', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await page.getByRole('button', { name: 'Checked in today' }).click()
  await expect(sheet.getByText('+2', { exact: true })).toBeVisible()
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true')
  expect((await askedOf(page)).filter(({ method }) => method === 'eth_sendTransaction')).toEqual([])
})

test('its success toast covers neither the sheet’s title, nor its close button, nor its action', async ({
  page,
  account,
}) => {
  await begin(page, account)
  await open(page)
  const sheet = page.getByRole('dialog', { name: 'Daily check-in' })
  await button(page).click()
  const toast = page.getByTestId('toast')
  await expect(toast).toBeVisible()
  // A focused note stays open.
  await toast.getByRole('button').focus()
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    const note = await toast.boundingBox()
    for (const part of [
      sheet.getByRole('heading').first(),
      sheet.getByRole('button', { name: 'Close' }).first(),
      button(page),
    ]) {
      const box = await part.boundingBox()
      expect(note && box && (note.y + note.height <= box.y || box.y + box.height <= note.y), `${width} px`).toBe(true)
    }
  }
  // A note in a sheet closes without the sheet.
  await toast.getByRole('button').click()
  await expect(toast).toHaveCount(0)
  await expect(sheet).toBeVisible()
})

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const) {
  test(`its network is shown next to the button, at ${width} × ${height}`, async ({ page, account }) => {
    await page.setViewportSize({ width, height })
    await begin(page, account)
    await open(page)
    await expect(button(page)).toHaveText('Check in')
    await expect(networkOf(page)).toBeInViewport({ ratio: 1 })
    await expect(button(page)).toBeInViewport({ ratio: 1 })
    const [network, action] = [await networkOf(page).boundingBox(), await button(page).boundingBox()]
    expect(network && action && action.y - network.y).toBeLessThan(200)
  })
}

test('it is also in the More menu, for font sizes at which its button does not fit', async ({ page, account }) => {
  await begin(page, account)
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  await expect(page.getByRole('banner').getByRole('button', { name: 'Daily check-in' })).toBeHidden()
  await page.getByRole('navigation').getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Daily check-in' }).click()
  await expect(page.getByRole('dialog', { name: 'More' })).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Daily check-in' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the network can be chosen, and today’s cell checks in too', async ({ page, account }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await begin(page, account)
  await expect(page.getByTestId('points')).toHaveText('0 pts')
  await open(page)
  await networkOf(page).selectOption({ label: 'Southshore' })
  await page.getByRole('button', { name: new RegExp(`${today()}.*today: check in`) }).click()
  await expect(page.getByText('Check in success')).toBeVisible({ timeout: 30_000 })
  expect((await askedOf(page)).map(({ method }) => method)).toContain('wallet_switchEthereumChain')
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('points')).toHaveText('2 pts')
})

test('a rejection in the wallet changes nothing; a sent check-in counts after a reload', async ({ page, account }) => {
  await begin(page, account)
  await open(page)
  await page.evaluate(() => window.testWallet?.reject.push('eth_sendTransaction'))
  await button(page).click()
  await expect(message(page)).toContainText('You rejected the request in your wallet')
  await expect(countdown(page)).toContainText('Today ends in')
  await page.evaluate(() => window.testWallet?.reject.splice(0))

  await page.route('**/api/lottery/maker/sign/in', (route) => route.abort())
  await button(page).click()
  await expect(message(page)).toContainText('Adding your points…')
  // The page before the reload would report it as well.
  await page.reload({ waitUntil: 'commit' })
  await page.unroute('**/api/lottery/maker/sign/in')
  await expect(page.getByText('Check in success')).toBeVisible({ timeout: 30_000 })
  expect((await askedOf(page)).filter(({ method }) => method === 'eth_sendTransaction')).toEqual([])
})

test('a check-in that the wallet sent without answering is found on chain, and never paid twice', async ({
  page,
  account,
}) => {
  await begin(page, account)
  await open(page)
  const told = page.waitForResponse('**/api/lottery/maker/sign/lost?*')
  await page.evaluate(() => window.testWallet?.silent.push('eth_sendTransaction'))
  await told
  await button(page).click()
  await expect(message(page)).toContainText('Confirm in your wallet')
  await expect.poll(() => page.evaluate(() => window.testWallet?.unanswered.length)).toBe(1)
  // A wallet that has not answered must not bind anything to a network.
  await page.route('**/api/lottery/maker/sign/lost?*', (route) =>
    route.fulfill({ json: { code: 200, message: 'success', data: [] } }),
  )
  await page.reload()
  await open(page)
  const network = networkOf(page)
  const usual = await network.inputValue()
  await network.selectOption({ label: 'Southshore' })
  await expect(network).not.toHaveValue(usual)
  await page.unroute('**/api/lottery/maker/sign/lost?*')

  await page.reload()
  await expect(page.getByText('Check in success')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Checked in today' }).click()
  await expect(page.getByRole('dialog', { name: 'Daily check-in' }).getByText('+2', { exact: true })).toBeVisible()

  expect((await askedOf(page)).filter(({ method }) => method === 'eth_sendTransaction')).toEqual([])
})

test('a check-in made on another device counts when the sheet is opened', async ({ page, account, stack }) => {
  await begin(page, account)
  const hash = await signInElsewhere(stack, account)
  const lost = page.waitForResponse('**/api/lottery/maker/sign/lost?*')
  await open(page)
  expect(((await (await lost).json()) as { data: unknown[] }).data).toMatchObject([{ hash }])
  await expect(page.getByText('Check in success')).toBeVisible({ timeout: 30_000 })
  await expect(button(page)).toHaveText('Checked in today')
  expect((await askedOf(page)).filter(({ method }) => method === 'eth_sendTransaction')).toEqual([])
})

interface Told {
  readonly checked: readonly { readonly blockDate: string; readonly chainId: number }[]
  /** Time of the server's clock. */
  readonly now: () => number | Promise<number>
}

/** Serves a month and a week for this time and these days. */
async function tell(page: Page, { checked, now }: Told) {
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
  const row = (day: Told['checked'][number]) => ({ ...day, points: 2, txHash: `0x${'ab'.repeat(32)}`, inBridge: false })
  await page.route('**/maker/sign/user?*', async (route) => {
    const today = dayOf(await now())
    const data = {
      historyList: checked.map(row),
      transactionCount: checked.length,
      isCheckIn: checked.some(({ blockDate }) => blockDate === today),
    }
    return route.fulfill({ json: { code: 200, message: 'success', data } })
  })
  await page.route('**/chainSignInInfo', async (route) => {
    const time = await now()
    const days = new Set(checked.map(({ blockDate }) => utcDay(new Date(blockDate))))
    const list = checked.map(({ blockDate }) => ({ sign_in_time: Date.parse(blockDate) / 1000 + 60, points: 2 }))
    return route.fulfill({
      json: {
        code: 0,
        message: 'success',
        data: {
          sign_in_mask: weekMask(days, utcDay(new Date(time))),
          list,
          time_now: Math.floor(time / 1000),
          today_points: 2,
        },
      },
    })
  })
  await page.route('**/maker/sign/lost?*', (route) =>
    route.fulfill({ json: { code: 200, message: 'success', data: [] } }),
  )
}

test('at UTC midnight the next day opens by itself in the sheet, the header and the week', async ({
  page,
  account,
}) => {
  await tell(page, {
    checked: [{ blockDate: '2026-03-17', chainId: 31337 }],
    now: () => page.evaluate(() => Date.now()),
  })
  await page.clock.install({ time: new Date('2026-03-17T22:00:00Z') })
  await page.goto('/points')
  await connect(page, 'Test Wallet')
  await expect(page.getByTestId('week').getByRole('button')).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: 'Checked in today' }).click()
  await expect(button(page)).toHaveText('Checked in today')
  await page.clock.pauseAt(new Date('2026-03-17T23:59:50Z'))
  await expect(countdown(page)).toContainText('Next check-in in 00:00:10')
  await page.clock.runFor(1000)
  await expect(countdown(page)).toContainText('00:00:09')
  await page.clock.runFor(3000)
  await expect(countdown(page)).toContainText('00:00:06')

  await page.clock.runFor(6000)
  await expect(countdown(page)).toContainText('Today ends in')
  // The new day is queried before anyone can sign for it; the next tick shows the answer.
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(button(page)).not.toHaveAttribute('aria-disabled', { timeout: 300 })
  }).toPass()
  await expect(button(page)).toHaveText('Check in')
  await expect(page.getByRole('button', { name: /March 18, today: check in/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.clock.runFor(2000)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Daily check-in' })).toBeVisible()
  await expect(page.getByTestId('week').getByRole('button', { name: /March 18, today/ })).toBeVisible()
  await expect(page.getByTestId('connect-wallet').first()).toContainText(new RegExp(account.slice(-4), 'i'))
})

test('the sheet shows its configuration: double points, streaks and a network’s own explorer', async ({
  page,
  account,
}) => {
  let more: Record<string, unknown> = { double: true, specials: [{ after: 3, points: 1 }] }
  await page.route('**/api/config/rewards', async (route) => {
    const { data } = (await (await route.fetch({ maxRetries: 2 })).json()) as {
      data: { check_in: { contracts: object[] } }
    }
    const contracts = [
      ...data.check_in.contracts,
      { chain_id: 81457, address: `0x${'1'.repeat(40)}`, explorer_url: 'https://blastexplorer.io' },
    ]
    await route.fulfill({
      json: { code: 0, message: 'success', data: { ...data, check_in: { ...data.check_in, ...more, contracts } } },
    })
  })
  await page.clock.setFixedTime(new Date('2026-03-18T12:00:00Z'))
  await tell(page, {
    checked: [{ blockDate: '2026-03-17', chainId: 81457 }],
    now: () => Date.parse('2026-03-18T12:00:00Z'),
  })
  await begin(page, account)
  await open(page)
  await expect(page.getByTestId('check-in-worth')).toHaveText(
    'Double points: 4 for a check-in, or 20 on a day with a bridge.',
  )
  await expect(page.getByTestId('check-in-rows')).toBeHidden()
  await page.getByTestId('check-in-worth').click()
  await expect(page.getByTestId('check-in-rows')).toBeVisible()
  await expect(page.getByTestId('check-in-rows')).toHaveText(
    'Streaks earn more: +1 point on day 4. They reset every Monday (UTC).',
  )
  const past = page.getByRole('link', { name: /March 17: checked in/ })
  await expect(past).toHaveAttribute('href', `https://blastexplorer.io/tx/0x${'ab'.repeat(32)}`)
  await expect(past).toHaveAttribute('target', '_blank')

  more = { specials: [] }
  await page.reload()
  await open(page)
  await expect(page.getByTestId('check-in-worth')).toHaveText('Earn 2 points a day, or 10 on a day with a bridge.')
  await expect(page.getByTestId('check-in-rows')).toHaveCount(0)
  more = {}
  await page.reload()
  await open(page)
  await expect(page.getByTestId('check-in-rows')).toContainText(
    '+5 points on day 3, +10 points on day 5, and +20 points on day 7.',
  )
})

test('without its networks the sheet reports it, and loads them on retry', async ({ page, account }) => {
  const south = 31338
  await page.route('**/get-all-chains*', async (route) => {
    const { data } = (await (await route.fetch({ maxRetries: 2 })).json()) as { data: { list: { chain_id: number }[] } }
    await route.fulfill({
      json: {
        code: 0,
        message: 'success',
        data: { ...data, list: data.list.filter(({ chain_id }) => chain_id !== south) },
      },
    })
  })
  await page.route('**/api/config/rewards', async (route) => {
    const { data } = (await (await route.fetch({ maxRetries: 2 })).json()) as {
      data: { check_in: { contracts: { chain_id: number }[] } }
    }
    const contracts = data.check_in.contracts.filter(({ chain_id }) => chain_id === south)
    await route.fulfill({
      json: { code: 0, message: 'success', data: { ...data, check_in: { ...data.check_in, contracts } } },
    })
  })
  await begin(page, account)
  await open(page)
  const sheet = page.getByRole('dialog', { name: 'Daily check-in' })
  await expect(sheet.getByRole('alert')).toContainText('Couldn’t load networks')
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await page.unroute('**/get-all-chains*')
  await sheet.getByRole('button', { name: 'Try again' }).click()
  await expect(networkOf(page)).toHaveValue(String(south))
  await expect(sheet.getByRole('alert')).toHaveCount(0)
})

test('earlier months can be opened, back to the first and no further', async ({ page, account }) => {
  await page.clock.setFixedTime(new Date('2024-02-10T12:00:00Z'))
  await tell(page, { checked: [], now: () => Date.parse('2024-02-10T12:00:00Z') })
  await begin(page, account)
  await open(page)
  const earlier = calendar(page).getByRole('button', { name: 'Previous month' })
  const later = calendar(page).getByRole('button', { name: 'Next month' })
  const month = calendar(page).getByRole('heading')
  await expect(month).toHaveText('February 2024')
  await expect(later).toHaveCount(0)
  await earlier.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(month).toHaveText('December 2023')
  await expect(earlier).toHaveCount(0)
  // The remaining arrow gets the focus of the removed one.
  await expect(later).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(month).toHaveText('February 2024')
  await expect(earlier).toBeFocused()
})

test('partners’ pages have neither points nor a check-in', async ({ page }) => {
  await page.goto('/network/over')
  await connect(page, /wallet/i)
  await expect(page.getByRole('button', { name: 'Daily check-in' })).toHaveCount(0)
})
