import type { Locator, Page } from '@playwright/test'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'

const held = devAccounts.user.address
const friend = devAccounts.friend.address
const other = (n: number): string => `0x${n.toString(16).padStart(40, '0')}`

const box = (page: Page) => page.getByRole('textbox')
const query = (page: Page) => page.getByTestId('airdrop-query')
const toast = (page: Page) => page.getByTestId('toast')

test('allocations are looked up five addresses per call and shown with the exact total', async ({ page }) => {
  const batches: string[][] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/lottery/maker/layerzero/drop'))
      batches.push((request.postDataJSON() as { addressList: string[] }).addressList)
  })
  await page.goto('/layerzero-airdrop')
  await expect(page.getByText('Addresses aren’t recorded')).toBeVisible()
  await expectAccessible(page)
  const asked = [held, friend, ...[1, 2, 3, 4, 5].map(other)]
  await box(page).fill(` ${asked.join(' \n')}\n`)
  await query(page).click()
  await expect(page.getByTestId('airdrop-total')).toHaveText('1,287.75 $ZRO')
  expect(batches.map((batch) => batch.length).toSorted()).toEqual([2, 5])
  const rows = page.getByTestId('airdrop-rows').getByRole('listitem')
  await expect(rows).toHaveCount(7)
  await expect(rows.nth(0)).toContainText(held)
  await expect(rows.nth(0).getByTestId('airdrop-value')).toHaveText('1,250.5')
  const colour = (row: number) =>
    rows
      .nth(row)
      .locator('[data-state]')
      .evaluate((cell) => getComputedStyle(cell).color)
  const role = (name: string) =>
    page.evaluate((variable) => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = `var(${variable})`
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    }, name)
  expect(await colour(0)).toBe(await role('--good'))
  expect(await colour(6)).toBe(await role('--bad'))
  await expect(rows.nth(6).getByTestId('airdrop-value')).toHaveText('0')
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused()
  await expectAccessible(page)
})

test('its toasts cover neither the title nor the controls of a sheet that opens later', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // Stays as long as the test needs it.
  await page.addInitScript(() => {
    const wait = window.setTimeout
    window.setTimeout = ((run: () => void, ms?: number) =>
      wait(run, ms === 4000 ? 600_000 : ms)) as typeof window.setTimeout
  })
  await page.goto('/zkairdrop')
  const more = page.getByRole('button', { name: 'More' }).last()
  await more.click()
  await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Close' }).click()
  await query(page).click()
  await expect(toast(page)).toBeVisible()
  // Compares the words, not the line breaks.
  const words = (other: Locator) =>
    other.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    })
  const apart = async (other: Locator): Promise<boolean> => {
    const [note, box] = [await toast(page).boundingBox(), await words(other)]
    return (
      note !== null &&
      (note.y + note.height <= box.y || box.bottom <= note.y || note.x + note.width <= box.x || box.right <= note.x)
    )
  }
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await apart(page.getByRole('heading', { level: 1 })), `${width} px`).toBe(true)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await more.click()
  const theme = page.getByRole('dialog', { name: 'More' }).getByRole('switch')
  await expect.poll(() => apart(theme)).toBe(true)
  await theme.click()
  await expect(theme).not.toBeChecked()
})

test('several addresses in one line are all read, and an invalid checksum only shows a warning', async ({ page }) => {
  await page.goto('/zkairdrop')
  await box(page).fill(`${held}, 0x${'1'.repeat(40)};0x${'2'.repeat(40)} 0x${'3'.repeat(40)}`)
  await query(page).click()
  await expect(page.getByText('1 of 4 addresses has an allocation')).toBeVisible()
  await box(page).fill('0x70997970C51812dc3A010C7d01b50e0d17dc79c8')
  await query(page).click()
  await expect(page.getByText('Invalid checksum')).toBeVisible()
  await expect(page.getByTestId('airdrop-total')).toBeVisible()
})

test('an empty field, an invalid line and a failed call each show an error', async ({ page }) => {
  await page.goto('/layerzero-airdrop')
  await query(page).click()
  await expect(toast(page)).toHaveText('Please enter the address.')
  await expect(box(page)).toHaveAccessibleDescription('Please enter the address.')
  await expect(box(page)).toHaveAttribute('aria-invalid', 'true')
  await box(page).fill(`${held}\n0x1234\n${held}\nnobody.eth`)
  await query(page).click()
  await expect(toast(page).filter({ hasText: 'address error.' })).toBeVisible()
  await expect(box(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Check lines 2 and 4')).toBeVisible()
  expect(
    await box(page).evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd)),
  ).toBe('0x1234')
  await expectAccessible(page)
  await page.route('**/lottery/**', (route) => route.abort())
  await box(page).fill(held)
  await query(page).click()
  await expect(toast(page).filter({ hasText: 'Network congestion.' })).toBeVisible()
  await expect(query(page)).toBeEnabled()
  await page.unroute('**/lottery/**')
  await query(page).click()
  await expect(page.getByTestId('airdrop-total')).toHaveText('1,250.5 $ZRO')
  await page.route('**/lottery/**', (route) => route.abort())
  await query(page).click()
  await expect(page.getByText('The last query failed.')).toBeVisible()
  await expect(page.getByTestId('airdrop-total')).toHaveText('1,250.5 $ZRO')
  await expectAccessible(page)
})

test('an airdrop without a list shows that allocations aren’t loaded instead of zeros', async ({ page }) => {
  await page.route('**/lottery/**', (route) =>
    route.fulfill({ json: { code: 200, message: 'Allocations aren’t loaded yet.', data: [], listed: false } }),
  )
  await page.goto('/zkairdrop')
  await box(page).fill(held)
  await query(page).click()
  await expect(page.getByText('Allocations for this airdrop aren’t loaded yet.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No results yet' })).toBeFocused()
  await expect(page.getByTestId('airdrop-rows')).toHaveCount(0)
  await expectAccessible(page)
})

test('queries during a running query are ignored', async ({ page }) => {
  let calls = 0
  let answer = (): void => undefined
  const later = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/lottery/**', async (route) => {
    calls++
    await later
    await route.continue()
  })
  await page.goto('/taikodrop')
  await box(page).fill(friend)
  await query(page).click()
  await expect(query(page)).toHaveAttribute('aria-busy', 'true')
  await query(page).click({ force: true })
  await box(page).press('Control+Enter')
  await expect(page.getByRole('status').filter({ hasText: '0 of 1 checked' })).toBeVisible()
  answer()
  await expect(page.getByTestId('airdrop-total')).toHaveText('37.25 $TAIKO')
  expect(calls).toBe(1)
})

test('each proposed network opens the bridge with it as destination', async ({ page }) => {
  await page.goto('/zkairdrop')
  await expect(page.getByRole('heading', { name: 'ZK airdrop' })).toBeVisible()
  for (const network of ['Solshore', 'Northshore', 'Southshore']) {
    await page.getByRole('link', { name: `Bridge to ${network}` }).click()
    await expect(page.getByTestId('to-network')).toContainText(network)
    await page.goBack()
  }
})
