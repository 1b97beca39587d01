import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { bridgePath, chains, connect, review } from './support/app.ts'
import { expect, test } from './support/fixtures.ts'
import { freeze } from './support/soon.ts'

const mine = (page: Page) => page.getByTestId('my-points')
const week = (page: Page) => page.getByTestId('week')
const why = (page: Page) => page.getByTestId('point-entries')

/** With a paused clock, only the next ticks show a received answer. */
const ticking = (page: Page, what: () => Promise<unknown>, timeout?: number) =>
  expect(async () => {
    await page.clock.runFor(10)
    await what()
  }).toPass({ intervals: [50], ...(timeout === undefined ? {} : { timeout }) })

test('without a wallet the page lists what earns points and opens the wallet list', async ({ page }) => {
  await page.goto('/rewards-phase1')
  await expect(page).toHaveURL(/\/points$/)
  const earn = page.getByRole('main')
  await expect(earn).toContainText('up to 300')
  await expect(earn).toContainText('1.5×')
  await earn.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
})

test('points, the week and the reasons update after a check-in from the week strip', async ({ page, account }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await connect(page, 'Test Wallet')
  await page.getByRole('navigation').getByRole('link', { name: 'Rewards' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Points')
  await expect(mine(page)).toContainText(new RegExp(account.slice(-4), 'i'))
  await expect(mine(page).getByTestId('points-check_in')).toContainText('0')
  await expect(why(page)).toContainText('No points yet')

  await mine(page).getByTestId('points-bridge').click()
  await expect(mine(page).locator('[aria-current=step]')).toContainText('1×')
  await expect(mine(page)).toContainText('From bridge 4 on, each one earns 1.1×')

  await week(page).getByRole('button', { name: /today/ }).click()
  await page.getByTestId('check-in').click()
  await expect(page.getByText('Check in success')).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Escape')
  await expect(week(page).getByRole('button')).toHaveCount(0)
  await expect(week(page)).toContainText(/checked in, 2 points/)
  await expect(page.getByRole('button', { name: 'Checked in today' }).last()).toBeVisible()
  await expect(mine(page).getByTestId('points-check_in')).toContainText('2')
  await expect(mine(page).getByTestId('points-total')).toContainText('2')
  await expect(why(page).getByRole('listitem')).toHaveCount(1)
  await expect(why(page).getByRole('listitem')).toContainText('+2')
  await expectAccessible(page)
})

test('points that fail to load show an error, and load on retry', async ({ page, account: _ }) => {
  await page.route('**/campaign_api/v1/*/points', (route) => route.abort())
  await page.goto('/')
  await connect(page, 'Test Wallet')
  await page.goto('/points')
  await expect(mine(page).getByRole('alert')).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/campaign_api/v1/*/points')
  await mine(page).getByRole('button', { name: 'Try again' }).click()
  await expect(mine(page).getByTestId('points-check_in')).toBeVisible()
  await expect(mine(page).getByRole('alert')).toHaveCount(0)
})

test('unknown progress is not shown as zero: it loads, shows an error if it fails, and loads on retry', async ({
  page,
  account: _,
}) => {
  await page.goto('/')
  await connect(page, 'Test Wallet')
  let open = (): void => undefined
  const held = new Promise<void>((resolve) => (open = resolve))
  let isDown = true
  await page.route('**/campaigns/points?*', async (route) => {
    await held
    return isDown ? route.abort() : route.fallback()
  })
  await page.goto('/points')
  const tasks = page.getByTestId('tasks')
  const campaigns = page.getByTestId('theme-1')
  const follow = tasks.getByRole('button', { name: /Follow/ })
  await expect(mine(page).getByTestId('points-total')).toBeVisible()
  await expect(tasks).toContainText('Daily check-in')
  await expect(page.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
  expect([await campaigns.count(), await follow.count()]).toEqual([0, 0])

  open()
  const failure = page.getByRole('alert')
  await expect(failure).toBeVisible()
  expect([await campaigns.count(), await follow.count()]).toEqual([0, 0])
  await expectAccessible(page)
  // At once: the page also asks again by itself, and the button goes with its answer.
  isDown = false
  await failure.getByRole('button', { name: 'Try again' }).evaluate((button: HTMLElement) => button.click())
  await expect(campaigns.getByRole('progressbar', { name: 'Southbound' })).toHaveAttribute(
    'aria-valuetext',
    '0 of 5 bridges',
  )
  await expect(follow).toBeVisible()
  await expect(failure).toHaveCount(0)
})

test('the points explain what they are based on, and link to more', async ({ page, account: _ }) => {
  await page.goto('/')
  await connect(page, 'Test Wallet')
  await page.goto('/points')
  const hint = page.getByRole('tooltip')
  await expect(mine(page)).toBeVisible()
  await expect(hint.filter({ visible: true })).toHaveCount(0)
  await mine(page).getByRole('button', { name: 'How points are calculated' }).focus()
  await expect(hint.filter({ visible: true })).toHaveText(
    'Points are based on bridge transactions of Phase 2, starting after 12/6/2023.',
  )
  const more = mine(page).getByRole('link', { name: 'Learn more' })
  await expect(more).toHaveAttribute('href', '/try')
  await expect(more).toHaveAttribute('rel', 'noopener noreferrer')
})

test('a campaign opens its bridge; the panel next to the form remembers its open state', async ({
  page,
  account: _,
}) => {
  await page.goto('/')
  await connect(page, 'Test Wallet')
  const panel = page.getByTestId('rewards-panel')
  const toggle = panel.getByRole('button', { name: 'Boost Your Points' })
  // On a phone the panel is a small tab until it is opened.
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.click()
  await expect(panel.getByRole('progressbar', { name: 'Southbound' })).toHaveAttribute(
    'aria-valuetext',
    '0 of 5 bridges',
  )
  await expect(panel).toContainText('January 1, 2026 – January 1, 2031')
  await expectAccessible(page)
  await toggle.click()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.reload()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')

  await page.getByRole('navigation').getByRole('link', { name: 'Rewards' }).click()
  await page
    .getByTestId('theme-2')
    .getByRole('link', { name: /Home again/ })
    .click()
  await expect(page.getByTestId('from-network')).toContainText('Southshore')
  await expect(page.getByTestId('to-network')).toContainText('Northshore')
})

test('the operator’s events are listed, link to their targets, and are absent if there are none', async ({
  page,
  account: _,
}) => {
  const events = page.getByTestId('events')
  await page.goto('/points')
  await expect(events.getByRole('listitem')).toHaveCount(1)
  await expect(events).toContainText('1.2K participants')
  await expectAccessible(page)
  await events.getByRole('link', { name: 'Bridge week' }).click()
  await expect(page.getByTestId('to-network')).toContainText('Southshore')

  const event = (maintitle: string, fromDays: number, untilDays: number, link: string) => {
    const at = (days: number) => Math.floor(Date.now() / 1000) + days * 86_400
    return {
      img: null,
      maintitle,
      subtitle: 'What it is',
      link,
      cover_label: '',
      reward_tags: ['NFT'],
      user_num_value: '',
      start_time: at(fromDays),
      end_time: at(untilDays),
    }
  }
  let list = [event('Later', 2, 3, '/'), event('Elsewhere', -1, 1, 'https://example.org/'), event('Past', -3, -1, '/')]
  await page.route('**/api/config/events?*', (route) =>
    route.fulfill({ json: { code: 0, message: 'success', data: { list } } }),
  )
  await page.goto('/points')
  const elsewhere = events.getByRole('link', { name: 'Elsewhere' })
  await expect(elsewhere).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(elsewhere).toHaveAttribute('target', '_blank')
  await expect(events.getByRole('region', { name: 'Upcoming' }).getByRole('listitem')).toHaveText(/Later/)
  await expect(events.getByText('Past')).toBeHidden()
  await events.getByText('Ended: 1').click()
  await expect(events.getByRole('link', { name: 'Past' })).toBeVisible()
  await expectAccessible(page)

  list = []
  await page.reload()
  await expect(page.getByTestId('leaderboard')).toBeVisible()
  await expect(events).toHaveCount(0)
})

test('a theme counts down to zero without rerendering anything else', async ({ page, account: _ }) => {
  const begin = Date.parse('2026-06-01T12:00:00Z')
  const ends = begin + 91_800_000
  const one = {
    id: 1,
    kind: 'bridge',
    name: 'Last call',
    status: 1,
    start_time: begin / 1000 - 1000,
    end_time: ends / 1000,
    time_type: 0,
    logo_url: null,
    theme_id: 1,
    theme_name: 'North and South',
    invisible: false,
    tasks: [{ transfer_count: 1, from_chain: 31338, to_chain: 31337, points: 10 }],
    extra_points: 50,
    social: null,
  }
  let list = [one]
  await page.route(/v1\/campaigns(\?|$)/, (route) =>
    route.fulfill({ json: { code: 0, message: 'success', data: { total: list.length, list } } }),
  )
  await page.clock.install({ time: begin })
  await page.goto('/')
  await connect(page, 'Test Wallet')
  await page.goto('/points')
  const theme = page.getByTestId('theme-1')
  const left = theme.getByRole('timer')
  await expect(left).toHaveText(/^1 d 1 h \d+ min left$/)
  await page.clock.pauseAt(ends - 3_600_000)
  await expect(left).toHaveText('0 d 1 h 0 min left')
  // Records nodes that are re-rendered outside the countdown.
  await theme.evaluate((card) => {
    const seen: string[] = []
    Object.assign(window, { drawnAnew: seen })
    const outside = (node: Node) => !(node instanceof Element ? node : node.parentElement)?.closest('[role=timer]')
    new MutationObserver((changes) =>
      seen.push(...changes.filter(({ target }) => outside(target)).map(({ type }) => type)),
    ).observe(card, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  await page.clock.runFor(10)
  await expect(left).toHaveText('0 d 0 h 59 min left')
  await page.clock.runFor(2000)
  expect(await page.evaluate(() => (window as unknown as { drawnAnew: string[] }).drawnAnew)).toEqual([])
  await page.clock.pauseAt(ends - 5)
  await expect(left).toHaveText('0 d 0 h 0 min left')
  await page.clock.runFor(2000)
  await expect(left).toHaveText('0 d 0 h 0 min left')
  await expect(theme.getByRole('link', { name: /Last call/ })).toBeVisible()

  // The server decides if the campaign has ended; it was queried at the end and is queried again.
  list = []
  // An answer still on its way when the clock moves delays the next query by another minute.
  await expect(async () => {
    await page.clock.fastForward(61_000)
    await ticking(page, () => expect(theme).toContainText('Ended', { timeout: 300 }), 3000)
  }).toPass()
  await expect(left).toHaveText('0 d 0 h 0 min left')
  await expect(theme.getByRole('link')).toHaveCount(0)
  await page.clock.resume()
  await expectAccessible(page)
})

test('a campaign that ends on screen is refetched: the page marks it, the panel drops it', async ({
  page,
  account: _,
}) => {
  const begin = Date.parse('2026-06-01T12:00:00Z')
  const one = (id: number, name: string, seconds: number) => ({
    id,
    kind: 'bridge',
    name,
    status: 1,
    start_time: begin / 1000 - 1000,
    end_time: begin / 1000 + seconds,
    time_type: 0,
    logo_url: null,
    theme_id: 1,
    theme_name: 'North and South',
    invisible: false,
    tasks: [{ transfer_count: 1, from_chain: 31338, to_chain: 31337, points: 10 }],
    extra_points: 50,
    social: null,
  })
  const asked: number[] = []
  await page.route(/v1\/campaigns(\?|$)/, async (route) => {
    const now = await page.evaluate(() => Date.now())
    asked.push(now)
    return route.fulfill({
      json: {
        code: 0,
        message: 'success',
        data: {
          total: 1,
          list: [one(1, 'Last call', 600), one(2, 'Long run', 90_000)].filter(({ end_time }) => end_time * 1000 > now),
        },
      },
    })
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.clock.install({ time: begin })
  await page.goto('/')
  await connect(page, 'Test Wallet')
  const panel = page.getByTestId('rewards-panel')
  await expect(panel).toContainText('Last call')
  await page.getByRole('navigation').getByRole('link', { name: 'Rewards' }).click()
  const row = page.getByTestId('theme-1').getByRole('listitem').filter({ hasText: 'Last call' })
  await expect(row).toContainText('+10 PTS')
  await expect(row).toContainText('+50 bonus for completing all steps')
  await page.clock.pauseAt(begin + 599_000)
  await expect(row.getByRole('link')).toBeVisible()
  const before = asked.length
  await page.clock.runFor(3000)
  await ticking(page, () => expect(row).toContainText('Ended', { timeout: 300 }))
  await expect(row.getByRole('link')).toHaveCount(0)
  expect(asked.length).toBe(before + 1)
  await expect(page.getByTestId('theme-1').getByRole('link', { name: /Long run/ })).toBeVisible()
  await page.clock.resume()
  await page.getByRole('navigation').getByRole('link', { name: 'Bridge' }).click()
  await expect(panel).toContainText('Long run')
  await expect(panel).not.toContainText('Last call')
})

test('the counter shows a loading state until the points are known', async ({ page, account: _ }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  let open = (): void => undefined
  const held = new Promise<void>((resolve) => (open = resolve))
  await page.route(/v1\/[^/]+\/points$/, async (route) => {
    await held
    return route.continue()
  })
  await page.goto('/')
  await connect(page, 'Test Wallet')
  const loading = page.getByRole('banner').locator('.skeleton')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Daily check-in' })).toBeVisible()
  await expect(loading).toBeVisible()
  await expect(page.getByTestId('points')).toHaveCount(0)
  open()
  await expect(page.getByTestId('points')).toHaveText('0 pts')
  await expect(loading).toHaveCount(0)
})

test('a page load requests the points once, though the rules arrive while they load', async ({ page, account: _ }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/points')
  await connect(page, 'Test Wallet')
  await expect(page.getByTestId('points')).toHaveText('0 pts')
  let answerRules = (): void => undefined
  let answerPoints = (): void => undefined
  const rules = new Promise<void>((resolve) => (answerRules = resolve))
  const points = new Promise<void>((resolve) => (answerPoints = resolve))
  const asked: string[] = []
  await page.route('**/api/config/rewards', async (route) => {
    await rules
    return route.continue()
  })
  await page.route(/v1\/[^/]+\/points$/, async (route) => {
    asked.push(route.request().url())
    await points
    return route.continue()
  })
  await page.reload()
  await expect.poll(() => asked.length).toBe(1)
  answerRules()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Daily check-in' })).toBeVisible()
  await expect(mine(page)).toBeVisible()
  answerPoints()
  await expect(page.getByTestId('points')).toHaveText('0 pts')
  await expect(mine(page).getByTestId('points-total')).toContainText('0')
  expect(asked).toHaveLength(1)
})

test('the panel keeps its height when the week arrives', async ({ page, account: _ }) => {
  let answer = () => {}
  const promise = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/chainSignInInfo/, async (route) => {
    await promise
    return route.continue()
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await connect(page, 'Test Wallet')
  const panel = page.getByTestId('rewards-panel')
  await expect(panel.getByRole('progressbar').first()).toBeVisible()
  await expect(panel.locator('.skeleton')).toHaveCount(7)
  const before = (await panel.boundingBox())?.height
  answer()
  await expect(panel.locator('.skeleton')).toHaveCount(0)
  expect((await panel.boundingBox())?.height).toBe(before)
})

test('More Quests rotates every five seconds; reading, pausing or reduced motion stops it', async ({
  page,
  account: _,
}) => {
  const quest = (id: number) => ({
    id,
    kind: 'bridge',
    name: `Quest ${id}`,
    status: 1,
    start_time: 2_000_000_000 - id,
    end_time: 4_100_000_000,
    time_type: 1,
    logo_url: null,
    theme_id: 1,
    theme_name: 'North and South',
    invisible: false,
    tasks: [{ transfer_count: 1, from_chain: 31338, to_chain: 31337, points: 10 }],
    extra_points: 0,
    social: null,
  })
  // One quest has a name of several lines, so the panel always has the height of that quest.
  const long = { ...quest(3), name: `Quest 3, ${'which has much to say '.repeat(6)}` }
  // Held back, or not running: neither is shown.
  const hidden = [
    { ...quest(8), invisible: true },
    { ...quest(9), status: 0 },
  ]
  await page.route('**/campaign_api/v1/campaigns?*', (route) =>
    route.fulfill({
      json: { code: 0, message: 'success', data: { list: [...hidden, long, quest(1), quest(4), quest(2)] } },
    }),
  )
  await page.route('**/campaign_api/v1/campaigns', (route) =>
    route.fulfill({
      json: { code: 0, message: 'success', data: { list: [...hidden, long, quest(1), quest(4), quest(2)] } },
    }),
  )
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.clock.install()
  await page.goto('/')
  await connect(page, 'Test Wallet')
  const panel = page.getByTestId('rewards-panel')
  const more = panel.getByTestId('more-quests')
  // The newest start is in its theme; the others follow in turn.
  await expect(panel.getByRole('progressbar', { name: 'Quest 1' })).toBeVisible()
  await expect(more.getByRole('link')).toHaveText(/Quest [234]/)
  await freeze(page)
  const first = Number(/Quest (\d)/.exec(await more.getByRole('link').innerText())?.[1])
  const inTurn = (steps: number) => new RegExp(`Quest ${2 + ((first - 2 + steps) % 3)}`)
  await expect(panel).not.toContainText(/Quest [89]/)
  await page.mouse.move(0, 0)
  const heightOf = async () => (await panel.boundingBox())?.height
  const height = await heightOf()
  await page.clock.runFor(5000)
  await expect(more.getByRole('link')).toHaveText(inTurn(1))
  expect(await heightOf()).toBe(height)
  await more.getByRole('link').hover()
  await page.clock.runFor(20_000)
  await expect(more.getByRole('link')).toHaveText(inTurn(1))
  await page.mouse.move(0, 0)
  await page.clock.runFor(5000)
  await expect(more.getByRole('link')).toHaveText(inTurn(2))
  await more.getByRole('link').focus()
  await page.clock.runFor(20_000)
  await expect(more.getByRole('link')).toHaveText(inTurn(2))
  // A passing pointer does not take the focus from the keyboard.
  await more.getByRole('link').hover()
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  await expect(more.getByRole('link')).toHaveText(inTurn(2))
  await expect(more.getByRole('link')).toBeFocused()
  await more.getByRole('button', { name: 'Pause' }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  await expect(more.getByRole('link')).toHaveText(inTurn(2))
  await more.getByRole('button', { name: 'Next quest' }).click()
  await expect(more.getByRole('link')).toHaveText(inTurn(3))
  await page.clock.resume()
  await more.getByRole('link').click()
  await expect(page.getByTestId('from-network')).toContainText('Southshore')

  // On small screens the panel's header is still a single line.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.reload()
  await expect(more.getByRole('link')).toHaveText(/Quest 2/)
  const lines = [more.getByRole('heading'), more.getByText('1 of 3'), more.getByRole('button').first()]
  const [head, count, button] = await Promise.all(lines.map((one) => one.boundingBox()))
  expect(Math.max(head?.height ?? 99, count?.height ?? 99)).toBeLessThan(30)
  expect(
    Math.abs((head?.y ?? 0) + (head?.height ?? 0) / 2 - (button?.y ?? 99) - (button?.height ?? 0) / 2),
  ).toBeLessThan(2)
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  await expect(more.getByRole('link')).toHaveText(/Quest 2/)
  await expect(more.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('in the review the panel is a tab below the action, keeps its state, and is inert while signing', async ({
  page,
  account: _,
}) => {
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.02' }))
  await connect(page, 'Test Wallet')
  await review(page)
  const boost = page.getByRole('button', { name: 'Boost Your Points' })
  const action = page.getByTestId('confirm-bridge')
  await expect(boost).toHaveAttribute('aria-expanded', 'false')
  const [above, below] = [await action.boundingBox(), await boost.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
  await boost.click()
  const panel = page.getByRole('region', { name: 'Boost Your Points' })
  await expect(panel.getByRole('button', { name: /today: check in/ })).toBeVisible()
  await expect(panel.getByRole('progressbar')).toHaveCount(1)
  await expect(action).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)

  await page.evaluate(() => window.testWallet?.silent.push('eth_sendTransaction'))
  await action.click()
  await expect(page.getByText('Confirm in your wallet').first()).toBeVisible()
  await expect(page.getByTestId('rewards-panel').last().locator('xpath=ancestor-or-self::*[@inert]')).toHaveCount(1)
  await page.reload()
  await page.goto('/')
  await expect(boost).toHaveAttribute('aria-expanded', 'true')
})

test('the panel is next to the form with a wallet, and on no other page', async ({ page, account: _ }) => {
  const panel = page.getByTestId('rewards-panel')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await expect(page.getByTestId('banners')).toBeVisible()
  await expect(panel).toHaveCount(0)
  await connect(page, 'Test Wallet')
  await expect(panel).toBeVisible()
  for (const path of ['/history', '/points', '/network/over']) {
    await page.goto(path)
    await expect(page.getByTestId('connect-wallet').first()).toContainText('0x')
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(panel).toHaveCount(0)
  }
})

test('without a check-in the header shows points; the panel shows social quests, and is absent if empty', async ({
  page,
  account: _,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  // Serves a configuration without a deployed check-in.
  await page.route('**/api/config/rewards', async (route) => {
    const { data } = (await (await route.fetch({ maxRetries: 2 })).json()) as { data: { check_in: object } }
    await route.fulfill({
      json: { code: 0, message: 'success', data: { ...data, check_in: { ...data.check_in, contracts: [] } } },
    })
  })
  await page.route(/v1\/campaigns(\?|$)/, async (route) => {
    const { data } = (await (await route.fetch({ maxRetries: 2 })).json()) as { data: { list: { theme_id: number }[] } }
    const list = data.list.filter((one) => one.theme_id === 10)
    await route.fulfill({ json: { code: 0, message: 'success', data: { total: list.length, list } } })
  })
  await page.goto('/')
  await connect(page, 'Test Wallet')
  await expect(page.getByTestId('points')).toHaveText('0 pts')
  await expect(page.getByRole('button', { name: 'Daily check-in' })).toHaveCount(0)
  const panel = page.getByTestId('rewards-panel')
  await expect(panel.getByRole('region', { name: 'Limited social tasks' }).getByRole('button')).toHaveCount(1)
  await expect(panel.getByTestId('more-quests')).toBeVisible()
  await expectAccessible(page)

  await page.unroute(/v1\/campaigns(\?|$)/)
  await page.route(/v1\/campaigns(\?|$)/, (route) =>
    route.fulfill({ json: { code: 0, message: 'success', data: { total: 0, list: [] } } }),
  )
  const none = page.waitForResponse(/v1\/campaigns(\?|$)/)
  await page.reload()
  await none
  await expect(page.getByTestId('points')).toHaveText('0 pts')
  await expect(panel).toHaveCount(0)
})

test('a check-in with only a Solana wallet asks for another one and continues once it connects', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/points')
  await connect(page, /local solana wallet/i, 'Solana')
  await week(page).getByRole('button', { name: /today/ }).click()
  await expect(page.getByTestId('check-in-message')).toContainText(/can.t check in on Northshore/)
  await page.getByTestId('check-in').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /local test wallet/i })
    .click()
  await expect(page.getByRole('dialog', { name: 'Daily check-in' })).toBeVisible()
  await expect(page.getByTestId('check-in')).toHaveText('Check in')
})

test('with two wallets each part of the page names its wallet, and the check-in raises the counter', async ({
  page,
  account,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/points')
  await connect(page, 'Test Wallet')
  await expect(page.getByTestId('week-wallet')).toHaveCount(0)
  await connect(page, /local solana wallet/i, 'Solana')
  const short = new RegExp(account.slice(-4), 'i')
  await expect(mine(page)).not.toContainText(short)
  await expect(page.getByTestId('week-wallet')).toContainText(short)
  await expect(page.getByTestId('points')).toHaveText(/: 0 pts$/)
  await expect(page.getByTestId('points')).toContainText(short)

  await week(page).getByRole('button', { name: /today/ }).click()
  await expect(page.getByTestId('check-in-wallet')).toContainText(short)
  await page.getByTestId('check-in').click()
  await expect(page.getByText('Check in success')).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('points')).toHaveText(/: 2 pts$/)
  await expect(week(page)).toContainText(/checked in, 2 points/)
  // Events fill the left column, next to the tasks.
  const left = await mine(page).boundingBox()
  const events = await page.getByRole('heading', { name: 'Events' }).boundingBox()
  expect(events?.x).toBeLessThan((left?.x ?? 0) + (left?.width ?? 0))
  await expectAccessible(page)
})

test('partners’ pages have no rewards', async ({ page }) => {
  await page.goto('/network/over/points')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.getByRole('link', { name: 'Rewards' })).toHaveCount(0)
  await expect(mine(page)).toHaveCount(0)
})

test('the leaderboard shows one’s own rank, and a wallet can leave it and return', async ({ page, owner }) => {
  const own = (rank: number | null, hidden: boolean) => ({ rank, points: 150, hidden })
  let listed = true
  // Ranks are counted once a minute, so their result is mocked here; hiding is the server's own.
  await page.route('**/campaign_api/v1/leaderboard?*', (route) => {
    const rows = Array.from({ length: 12 }, (_, n) => ({
      rank: n + 1,
      address: `0x${String(n).padStart(4, '0')}…beef`,
      points: 1200 - n * 100,
      own: false,
    }))
    return route.fulfill({
      json: {
        code: 0,
        message: 'success',
        data: {
          board: 'week',
          week_from: '2026-01-05T00:00:00.000Z',
          rows,
          own: listed ? own(57, false) : own(null, true),
        },
      },
    })
  })
  await page.goto('/')
  await connect(page, 'Test Wallet')
  await page.getByRole('navigation').getByRole('link', { name: 'Rewards' }).click()
  const board = page.getByTestId('leaderboard')
  await expect(board.getByRole('list', { name: 'This week' }).getByRole('listitem')).toHaveCount(10)
  await board.getByRole('button', { name: 'Show 2 more' }).click()
  await expect(board.getByRole('list', { name: 'This week' }).getByRole('listitem')).toHaveCount(12)
  const place = board.getByTestId('own-place')
  await expect(place).toContainText('57')
  await expectAccessible(page)

  const answer = page.waitForResponse((response) => response.url().includes(`/${owner}/leaderboard`) && response.ok())
  listed = false
  await place.getByRole('button', { name: 'Leave the leaderboard' }).click()
  expect(((await (await answer).json()) as { data: unknown }).data).toEqual({ hidden: true })
  await expect(place).toContainText('Your wallet isn’t listed')
  await expect(place.getByRole('button', { name: 'Rejoin the leaderboard' })).toBeVisible()
})

test('a completed campaign is announced once, if the panel is open; sharing it signs in and counts', async ({
  page,
  context,
  owner: _,
}) => {
  await page.goto('/')
  await connect(page, 'Test Wallet')
  const toggle = page.getByTestId('rewards-panel').getByRole('button', { name: 'Boost Your Points' })
  await toggle.click()
  await toggle.click()
  // Five bridges and their finality would take too long here; a server test covers how they count.
  const progress = {
    campaign_id: 1,
    transfer_count_total: 5,
    campaign_points: 100,
    cross_total_points: 750,
    extra_points: 0,
    social_done: false,
    steps: [1, 3, 5],
    completed_at: new Date().toISOString(),
    shared: false,
  }
  await page.route('**/campaigns/points?*', (route) =>
    route.fulfill({ json: { code: 0, message: 'success', data: { campaigns: [progress] } } }),
  )
  // A wallet that has bridged has a code; here only the mocked answer says so.
  await page.route('**/campaign_api/v1/*/referral?*', async (route) => {
    const { data } = (await (await route.fetch({ maxRetries: 2 })).json()) as { data: object }
    return route.fulfill({ json: { code: 0, message: 'success', data: { ...data, code: 'Abcd2345' } } })
  })
  let refused: unknown
  await page.route('**/campaigns/1?join_type=2', async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    if (response.status() === 401) return route.fulfill({ response })
    refused = await response.json()
    return route.fulfill({ json: { code: 0, message: 'success', data: {} } })
  })
  await context.route('https://twitter.com/**', (route) => route.fulfill({ body: 'a post' }))

  await page.reload()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  const dialog = page.getByRole('dialog', { name: 'Campaign completed' })
  await expect(dialog).toHaveCount(0)
  await toggle.click()
  await expect(dialog).toContainText('+100 points')
  await expectAccessible(page)

  const share = dialog.getByTestId('share-campaign')
  // The post carries the code, so it waits for the code's first answer.
  await expect(share).not.toHaveAttribute('aria-busy')
  const opened = context.waitForEvent('page')
  await share.click()
  const post = new URL((await opened).url())
  expect(post.searchParams.get('text')).toContain('Southbound')
  expect(post.searchParams.get('url')).toMatch(/\/\?ref=Abcd2345$/)
  await (await opened).close()
  await expect(dialog).toContainText('Shared. You earned 50 more points.')
  // The session was accepted; without the bridges the server itself counts nothing.
  expect(refused).toMatchObject({ data: { reason: 'campaign_not_completed' } })
  await dialog.getByRole('button', { name: 'Bridge Again' }).click()
  await expect(dialog).toHaveCount(0)

  await page.reload()
  await expect(page.getByTestId('rewards-panel').getByRole('progressbar').first()).toBeVisible()
  await expect(dialog).toHaveCount(0)

  // After closing, sharing remains available in the campaign's row until the server has recorded it.
  await page.getByRole('navigation').getByRole('link', { name: 'Rewards' }).click()
  const more = page.getByTestId('theme-1').getByRole('button', { name: 'Share, +50: “Southbound”' })
  await more.click()
  await expect(dialog).toContainText('+100 points')
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await expectAccessible(page)
  progress.shared = true
  await page.reload()
  await expect(page.getByTestId('theme-1')).toContainText('Done')
  await expect(more).toHaveCount(0)
})
