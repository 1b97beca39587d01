import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { arrived, bridgePath, chains, confirm, connect, expectStatus, review } from './support/app.ts'
import { ethBalance } from './support/chain.ts'
import { expect, test } from './support/fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page) => dialog(page).getByLabel('Address on Southshore')
const use = (page: Page) => dialog(page).getByRole('button', { name: 'Use this address' })
const newAddress = (): string => `0x${randomBytes(20).toString('hex')}`
/** Address as a screen shows it, without its gaps. */
const shown = async (text: Promise<string | null>): Promise<string> => ((await text) ?? '').toLowerCase()

/** Answers of ENS, whose network no node serves here. Other names get the server's own answer. */
async function withNames(page: Page): Promise<Map<string, string | null>> {
  const names = new Map<string, string | null>()
  await page.route('**/bridge_api/v1/address-of-name*', (route) => {
    const name = new URL(route.request().url()).searchParams.get('name')?.toLowerCase() ?? ''
    const address = names.get(name)
    if (address === undefined) return route.continue()
    return address === null
      ? route.fulfill({ status: 404, json: { code: 404, message: 'No.', data: { reason: 'name_unknown' } } })
      : route.fulfill({ json: { code: 0, message: '', data: { name, address } } })
  })
  return names
}

async function openRecipient(page: Page, to: number = chains.south): Promise<void> {
  await page.goto(bridgePath({ from: chains.north, to, token: 'ETH', amount: '0.02' }))
  await page.getByTestId('recipient').click()
}

test('a name leads to its full address, is on the review, and its address is paid', async ({
  page,
  stack,
  account: _,
}) => {
  const [names, ada] = [await withNames(page), newAddress()]
  names.set('ada.eth', ada)
  await openRecipient(page)
  await expect(field(page)).toHaveAttribute('placeholder', 'Address or a name like name.eth')
  await field(page).fill('Ada.eth')
  await expect.poll(() => shown(dialog(page).locator('#recipient-note').textContent())).toContain(ada)
  await expectAccessible(page)
  await use(page).click()
  await expect(page.getByTestId('recipient')).toContainText('ada.eth · 0x')

  await connect(page, 'Test Wallet')
  await review(page)
  await expect(page.getByTestId('review-recipient-name')).toHaveText('ada.eth')
  expect(await shown(page.getByTestId('review-recipient').textContent())).toBe(ada)
  await expectAccessible(page)
  await confirm(page)
  await expectStatus(page, ...arrived)
  expect(await ethBalance(stack.rpc.south, ada)).toBeGreaterThan((10n ** 18n * 19n) / 1000n)
})

test('a name that leads elsewhere once it was chosen cannot be signed for', async ({ page, account: _ }) => {
  const [names, before, after] = [await withNames(page), newAddress(), newAddress()]
  names.set('ada.eth', before)
  await openRecipient(page)
  await field(page).fill('ada.eth')
  await use(page).click()
  await connect(page, 'Test Wallet')
  names.set('ada.eth', after)
  await review(page)
  await expect(dialog(page).getByRole('alert')).toContainText('ada.eth no longer leads to this address.')
  expect(await shown(page.getByTestId('review-recipient').textContent())).toBe(before)
  await expect(page.getByTestId('confirm-bridge')).toBeDisabled()

  await dialog(page).getByRole('button', { name: 'Change recipient' }).click()
  await expect(field(page)).toHaveValue('ada.eth')
  await expect.poll(() => shown(dialog(page).locator('#recipient-note').textContent())).toContain(after)
  await use(page).click()
  await review(page)
  await expect(page.getByTestId('confirm-bridge')).toBeEnabled()
  expect(await shown(page.getByTestId('review-recipient').textContent())).toBe(after)
})

test('no address is used for an unknown name, an unreachable service, or a name of another family', async ({
  page,
  stack: _,
}) => {
  const names = await withNames(page)
  names.set('nobody.eth', null)
  await openRecipient(page)
  const note = dialog(page).locator('#recipient-note')
  await field(page).fill('nobody.eth')
  await expect(note).toContainText('This name has no on-chain address or has expired.')
  await expect(use(page)).toBeDisabled()
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  // From here on the server itself answers: it has no node of ENS's network.
  await field(page).fill('grace.eth')
  await expect(note).toContainText('Names can’t be looked up right now.')
  await expect(use(page)).toBeDisabled()
  await expectAccessible(page)

  await openRecipient(page, chains.sol)
  const field2 = dialog(page).locator('#recipient-address')
  await expect(field2).toHaveAttribute('placeholder', 'Address or a name like name.sol')
  await field2.fill('ada.eth')
  await expect(note).toContainText('Names like this aren’t supported here.')
  await expect(use(page)).toBeDisabled()
})
