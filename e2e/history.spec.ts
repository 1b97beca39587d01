import { readFile } from 'node:fs/promises'
import { orderOf } from '#src/testing/rows.ts'
import { expectAccessible } from './support/accessible.ts'
import { chains, connect } from './support/app.ts'
import { expect, test, tokenOf } from './support/fixtures.ts'

const PAGE = 20

/** Order of its own minute; its assets identify it. */
const at = (minute: number, from_asset: string, to_asset: string) =>
  orderOf('settled', {
    id: `order-${minute}`,
    from_asset,
    to_asset,
    send_amount: `${minute}000000000000000000`,
    created_at: new Date(Date.UTC(2025, 0, 1, 0, minute)).toISOString(),
  })

test('transfers of two wallets form one list, newest first, and can be filtered by wallet', async ({
  page,
  stack,
  account,
}) => {
  const [north, south] = [await tokenOf(stack, chains.north, 'ETH'), await tokenOf(stack, chains.south, 'ETH')]
  // The first wallet paid in every odd minute, the other in the even ones up to the tenth.
  const histories = { evm: Array.from({ length: 15 }, (_, i) => 49 - 2 * i), other: [10, 8, 6, 4, 2] }
  const older = [19, 17, 15, 13, 11, 9, 7, 5, 3, 1]
  await page.route('**/api/bridge_api/v1/*/orders?*', async (route) => {
    const url = new URL(route.request().url())
    const own = decodeURIComponent(url.pathname.split('/').at(-2) ?? '').toLowerCase() === account.toLowerCase()
    const all = own ? [...histories.evm, ...older] : histories.other
    const from = Number(url.searchParams.get('cursor') ?? 0)
    const list = all.slice(from, from + PAGE).map((minute) => at(minute, north.asset_id, south.asset_id))
    await route.fulfill({
      json: {
        code: 0,
        message: 'success',
        data: { list, next_cursor: from + PAGE < all.length ? String(from + PAGE) : null },
      },
    })
  })
  await page.goto('/')
  await connect(page, 'Test Wallet')
  await connect(page, /local solana wallet/i, 'Solana')
  await page.goto('/history')
  const rows = page.getByRole('list', { name: 'History' }).getByRole('listitem')
  const sent = () => rows.allInnerTexts().then((texts) => texts.map((text) => Number(/^([\d.]+) ETH/m.exec(text)?.[1])))

  await expect(rows).toHaveCount(PAGE)
  await expect.poll(sent).toEqual([...histories.evm, ...older].slice(0, PAGE))
  await expect(rows.first()).toContainText('Test Wallet')
  await page.getByRole('button', { name: 'Load more' }).focus()
  await page.keyboard.press('Enter')
  const everything = [...histories.evm, ...older, ...histories.other].toSorted((a, b) => b - a)
  await expect(rows).toHaveCount(everything.length)
  await expect.poll(sent).toEqual(everything)
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden()
  await expect(rows.nth(PAGE).getByRole('link')).toBeFocused()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download this list as CSV' }).click()
  const saved = (await readFile(await (await saving).path(), 'utf8')).trimEnd().split('\r\n')
  expect(saved).toHaveLength(everything.length + 1)
  expect(saved.slice(1).every((line) => line.includes(',settled,Northshore,ETH,'))).toBe(true)
  await expectAccessible(page)

  const filter = page.getByRole('group', { name: 'Wallet' })
  await filter.getByRole('button', { name: /solana/i }).click()
  await expect(rows).toHaveCount(histories.other.length)
  await expect.poll(sent).toEqual(histories.other)
  await filter.getByRole('button', { name: 'All wallets' }).click()
  await expect(rows).toHaveCount(everything.length)
})

test('until assets and networks are known, a transfer is a loading row and not a row of dashes', async ({
  page,
  stack,
  account: _,
}) => {
  const [north, south] = [await tokenOf(stack, chains.north, 'ETH'), await tokenOf(stack, chains.south, 'ETH')]
  await page.route('**/api/bridge_api/v1/*/orders?*', (route) =>
    route.fulfill({
      json: { code: 0, message: 'success', data: { list: [at(3, north.asset_id, south.asset_id)], next_cursor: null } },
    }),
  )
  await page.goto('/')
  await connect(page, 'Test Wallet')
  const held: (() => void)[] = []
  await page.route('**/bridge_api/v1/all-tokens', async (route) => {
    await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  const told = page.waitForResponse(/\/orders\?/)
  await page.goto('/history')
  await told
  const main = page.getByRole('main')
  await expect(main.getByRole('status', { name: 'Loading networks…' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'History' })).toHaveCount(0)
  for (const go of held) go()
  await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem')).toContainText('3 ETH')
})

test('a transfer whose deposit is found while History is open is added to the list', async ({
  page,
  stack,
  account: _,
}) => {
  const [north, south] = [await tokenOf(stack, chains.north, 'ETH'), await tokenOf(stack, chains.south, 'ETH')]
  let minutes = [3]
  await page.route('**/api/bridge_api/v1/*/orders?*', (route) =>
    route.fulfill({
      json: {
        code: 0,
        message: 'success',
        data: { list: minutes.map((minute) => at(minute, north.asset_id, south.asset_id)), next_cursor: null },
      },
    }),
  )
  await page.goto('/')
  await connect(page, 'Test Wallet')
  await page.goto('/history')
  const rows = page.getByRole('list', { name: 'History' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  minutes = [4, 3]
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('4 ETH')
})
