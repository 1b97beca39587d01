import { expectAccessible } from './support/accessible.ts'
import {
  arrived,
  bridgePath,
  chains,
  closeDialog,
  confirm,
  confirmRecipient,
  connect,
  expectStatus,
  review,
} from './support/app.ts'
import { coinBalance, ethBalance, rpc, splBalance } from './support/chain.ts'
import { expect, newAccount, test, tokenOf } from './support/fixtures.ts'

const ETHER = 10n ** 18n
const LAMPORTS = 10n ** 9n
const SIGNATURE_FEE = 5_000n

test('ETH arrives from an EVM chain on the SVM chain', async ({ page, stack, account: _ }) => {
  const mintAddress = (await tokenOf(stack, chains.sol, 'ETH')).address
  const recipient = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
  const before = await splBalance(stack.rpc.sol, mintAddress, recipient)
  await page.goto(bridgePath({ from: chains.north, to: chains.sol, token: 'ETH', amount: '0.1', recipient }))
  await connect(page, 'Test Wallet')
  await confirmRecipient(page)
  await review(page)
  await confirm(page)
  await expectStatus(page, ...arrived)
  const gained = (await splBalance(stack.rpc.sol, mintAddress, recipient)) - before
  expect(gained).toBeGreaterThan(9_000_000n)
  expect(gained).toBeLessThan(10_000_000n)
})

test('ETH arrives from the SVM chain, and the review shows that the maker holds the deposit', async ({
  page,
  stack,
}) => {
  const recipient = await newAccount(stack)
  const before = await ethBalance(stack.rpc.south, recipient)
  await page.goto(bridgePath({ from: chains.sol, to: chains.south, token: 'ETH', amount: '0.1', recipient }))
  await connect(page, /local solana wallet/i, 'Solana')
  await confirmRecipient(page)
  await review(page)
  await expect(page.getByRole('dialog')).toContainText(/held by our market maker/i)
  const refund = page.getByTestId('refund-address')
  await expect(refund).toHaveValue(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
  const proposed = await refund.inputValue()
  // On a phone the field is below the fold: the proposed address is visible above, with a link to the field.
  await page.setViewportSize({ width: 390, height: 844 })
  const shown = page.getByTestId('refund-shown')
  await expect(shown).toBeInViewport({ ratio: 1 })
  await expect(shown).toContainText(proposed.slice(-4))
  await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click()
  await expect(refund).toBeFocused()
  await expect(refund).toBeInViewport({ ratio: 1 })
  await refund.fill('')
  await expectAccessible(page)
  // On a phone the field is below the fold: the button scrolls to it.
  await page.setViewportSize({ width: 390, height: 640 })
  await page.getByRole('dialog').getByText('You send on').scrollIntoViewIfNeeded()
  await page.getByTestId('confirm-bridge').focus()
  await confirm(page)
  await expect(refund).toBeFocused()
  await expect(refund).toBeInViewport({ ratio: 1 })
  await page.getByTestId('use-own-refund').click()
  await expect(refund).toHaveValue(proposed)
  await confirm(page)
  await expectStatus(page, ...arrived)
  expect((await ethBalance(stack.rpc.south, recipient)) - before).toBeGreaterThan((ETHER * 99n) / 1000n)
})

test('ETH goes from Eclipse to an EVM chain and back, between the wallets of one user', async ({
  page,
  stack,
  account,
}) => {
  const [own = ''] = await rpc<string[]>(stack.rpc.eclipse, 'causeway_accounts')
  const tenth = LAMPORTS / 10n
  const [held, owned] = [await coinBalance(stack.rpc.eclipse, own), await ethBalance(stack.rpc.north, account)]
  await page.goto(bridgePath({ from: chains.eclipse, to: chains.north, token: 'ETH', amount: '0.1' }))
  await connect(page, /local solana wallet/i, 'Solana')
  await connect(page, 'Test Wallet')
  await page.getByTestId('connect-wallet').first().click()
  await page.getByRole('dialog').getByRole('tab', { name: 'Solana' }).click()
  await expect(page.getByRole('dialog')).toContainText('ETH · Eclipse Shore')
  await closeDialog(page)
  await review(page)
  await confirm(page)
  await expectStatus(page, ...arrived)
  expect(await coinBalance(stack.rpc.eclipse, own)).toBe(held - tenth - SIGNATURE_FEE)
  expect((await ethBalance(stack.rpc.north, account)) - owned).toBeGreaterThan((ETHER * 99n) / 1000n)

  const left = await coinBalance(stack.rpc.eclipse, own)
  await page.goto(bridgePath({ from: chains.north, to: chains.eclipse, token: 'ETH', amount: '0.1' }))
  await review(page)
  await confirm(page)
  await expectStatus(page, 'settled')
  const gained = (await coinBalance(stack.rpc.eclipse, own)) - left
  expect(gained).toBeGreaterThan((tenth * 99n) / 100n)
  expect(gained).toBeLessThan(tenth)
})
