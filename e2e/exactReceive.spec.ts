import { bridgePath, arrived, chains, confirm, connect, expectStatus, review } from './support/app.ts'
import { expectAccessible } from './support/accessible.ts'
import { tokenBalance } from './support/chain.ts'
import { expect, mint, test, tokenOf } from './support/fixtures.ts'

const ETHER = 10n ** 18n

test('the recipient gets exactly the typed amount, also after a reload of the link', async ({
  page,
  stack,
  account,
}) => {
  await mint(stack, chains.north, account, 200n)
  const [source, target] = [await tokenOf(stack, chains.north, 'USDC'), await tokenOf(stack, chains.south, 'USDC')]
  const asked: { amount: string; exact?: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/bridge_api/v1/quotes')) asked.push(request.postDataJSON() as (typeof asked)[number])
  })
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'USDC', amount: '50' }))
  await connect(page, 'Test Wallet')
  const received = page.getByRole('textbox', { name: 'Amount to receive' })
  const sent = page.getByRole('textbox', { name: 'Amount to send' })
  await expect(page.getByTestId('receive-amount')).toHaveText(/^49\.\d+/)

  // Typing replaces the quote's figure and makes this side exact.
  await received.pressSequentially('100')
  await expect(page.getByTestId('receive-amount')).toHaveCount(0)
  await expect(sent).toHaveValue('')
  await expect(page.getByTestId('send-amount')).toHaveText(/^100\.\d+/)
  await expect(page.getByText(/exactly 100 USDC/)).toBeVisible()
  await expect(page).toHaveURL(/amount=100&exact=receive/)
  await expectAccessible(page)

  await page.reload()
  await expect(received).toHaveValue('100')
  await expect(page.getByTestId('send-amount')).toHaveText(/^100\.\d+/)
  expect(asked.at(-1)).toMatchObject({ amount: String(100n * ETHER), exact: 'receive' })

  await review(page)
  await expect(page.getByTestId('review-exact')).toHaveText(/^Recipient gets exactly .?100 USDC/)
  await expectAccessible(page)
  const before = await Promise.all([
    tokenBalance(stack.rpc.north, source.address, account),
    tokenBalance(stack.rpc.south, target.address, account),
  ])
  const shown = await page
    .getByRole('dialog')
    .getByText(/^100\.\d+ USDC$/)
    .first()
    .innerText()
  await confirm(page)
  await expectStatus(page, ...arrived)
  const gained = (await tokenBalance(stack.rpc.south, target.address, account)) - before[1]
  const spent = before[0] - (await tokenBalance(stack.rpc.north, source.address, account))
  expect(gained).toBe(100n * ETHER)
  // USDC has six decimals there, so that the review shows all of them.
  expect(Number(spent) / 1e6).toBe(Number.parseFloat(shown))
  await page.goto(`/order/${page.url().split('/').at(-1)}`)
  await expect(page.getByRole('main')).toContainText(/Recipient gets exactly .?100 USDC/)
})

test('the other side, Max and the other direction decide which amount is exact', async ({ page, stack, account }) => {
  await mint(stack, chains.north, account, 40n)
  await page.goto(`${bridgePath({ from: chains.north, to: chains.south, token: 'USDC', amount: '100' })}&exact=receive`)
  await connect(page, 'Test Wallet')
  const received = page.getByRole('textbox', { name: 'Amount to receive' })
  const sent = page.getByRole('textbox', { name: 'Amount to send' })
  // The balance is compared with what the quote asks for.
  await expect(page.getByTestId('send-amount')).toHaveText(/^100\.\d+/)
  await expect(page.getByTestId('main-action')).toHaveText('Not enough USDC')
  await page.getByRole('button', { name: 'Swap networks' }).click()
  await expect(received).toHaveValue('100')
  await page.getByRole('button', { name: 'Swap networks' }).click()
  await page.getByRole('button', { name: /^Max/ }).click()
  await expect(sent).toHaveValue('40')
  await expect(received).toHaveValue('')
  await expect(page.getByTestId('receive-amount')).toHaveText(/^39\.\d+/)
  await expect(page).not.toHaveURL(/exact=/)
  await received.fill('12.5')
  await sent.fill('7')
  await expect(page.getByTestId('receive-amount')).toHaveText(/^6\.\d+/)
})

test('an invalid side in a link is ignored and reported', async ({ page }) => {
  await page.goto(`${bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.2' })}&exact=both`)
  await expect(page.locator('input[name=amount]')).toHaveValue('0.2')
  await expect(page.getByRole('status').filter({ hasText: 'exact amount “both”' })).toBeVisible()
})
