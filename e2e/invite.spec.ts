import { expectAccessible } from './support/accessible.ts'
import { bridgePath, chains, closeDialog, connect, review } from './support/app.ts'
import { expect, test } from './support/fixtures.ts'
import { inviter } from './support/inviter.ts'

test('without a wallet the invite page explains referrals and opens the wallet list', async ({ page }) => {
  await page.goto('/invitepage')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invite friends')
  await expect(page.getByRole('main')).toContainText('confirms the referral before their first bridge')
  await page.getByRole('main').getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
})

test('a referral is confirmed with the wallet once; the friend appears on the referrer’s page', async ({
  page,
  context,
  stack,
  owner,
}) => {
  const host = await inviter(stack)
  await page.goto(`/?ref=${host.code}`)
  await expect(page.getByTestId('invitation-remembered')).toContainText('Your referral is saved')
  await page.goto('/')
  await expect(page.getByTestId('invitation-remembered')).toBeInViewport()
  await connect(page, 'Test Wallet')
  const card = page.getByTestId('invitation')
  await expect(card).toContainText('A friend invited you')
  await expect(card.getByRole('button', { name: 'Confirm with wallet' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByTestId('main-action')).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)

  // Declining loses nothing.
  await page.evaluate(() => window.testWallet?.reject.push('personal_sign'))
  await card.getByRole('button', { name: 'Confirm with wallet' }).click()
  await expect(card).toContainText('You rejected the request in your wallet')
  await page.evaluate(() => window.testWallet?.reject.pop())
  await card.getByRole('button', { name: 'Confirm with wallet' }).click()
  await expect(card).toContainText('Referral confirmed')
  expect(await host.friends()).toMatchObject([{ address: owner, bridges: 0 }])
  await card.getByRole('button', { name: 'Got it' }).click()
  await expect(card).toHaveCount(0)

  await page.getByRole('navigation').getByRole('link', { name: 'Rewards' }).click()
  await page.getByTestId('points-referral').click()
  await expect(page).toHaveURL(/\/invitepage$/)
  await expect(card).toHaveCount(0)
  const link = page.getByTestId('invite-link')
  await expect(link).toContainText(/\/\?ref=[1-9A-HJ-NP-Za-km-z]{8}/)
  await expect(link).not.toContainText(host.code)
  await expect(page.getByTestId('invite-friends')).toContainText('No referrals yet')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await link.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('The copy succeeded.')).toBeAttached()
  await expectAccessible(page)
})

test('a new wallet signs in to get its link, and may decline', async ({ page, owner: _ }) => {
  await page.goto('/invitepage')
  await connect(page, 'Test Wallet')
  const wanted = page.getByTestId('invite-link-wanted')
  await expect(wanted).toContainText('This wallet is new here')
  await expectAccessible(page)
  await page.evaluate(() => window.testWallet?.reject.push('personal_sign'))
  await wanted.getByRole('button', { name: 'Get my link' }).click()
  await expect(wanted).toContainText('You rejected the request in your wallet')
  await page.evaluate(() => window.testWallet?.reject.pop())
  await wanted.getByRole('button', { name: 'Get my link' }).click()
  await expect(page.getByTestId('invite-link')).toContainText(/\/\?ref=[1-9A-HJ-NP-Za-km-z]{8}/)
  await expect(wanted).toHaveCount(0)
})

test('a link without a code, one’s own link or a mistyped one does not block the next referral', async ({
  page,
  stack,
  owner: _,
}) => {
  const card = page.getByTestId('invitation')
  await page.goto('/?ref=newsletter-7')
  await connect(page, 'Test Wallet')
  await page.goto('/?ref=Nobody99')
  await card.getByRole('button', { name: 'Confirm with wallet' }).click()
  await expect(card.getByRole('status')).not.toContainText('Referral confirmed')
  await card.getByRole('button', { name: 'Got it' }).click()

  await page.goto('/invitepage')
  const own = ((await page.getByTestId('invite-link').textContent()) ?? '').match(/ref=(\w{8})/)?.[1] ?? ''
  const note = page.getByRole('status').filter({ hasText: 'This is your own referral link' })
  // Opened twice by its link: the settled form replaces the address, so a reload may be a visit without the code.
  for (const visit of ['first', 'second']) {
    const known = page.waitForResponse(/v1\/0x\w+\/referral/)
    await page.goto(`/?ref=${own}`)
    await known
    await expect(note, visit).toBeVisible()
    await expect(card).toHaveCount(0)
  }
  await note.getByRole('button', { name: 'Got it' }).click()
  await expect(note).toHaveCount(0)

  const { code } = await inviter(stack)
  await page.goto(`/?ref=${code}`)
  await card.getByRole('button', { name: 'Confirm with wallet' }).click()
  await expect(card).toContainText('Referral confirmed')
})

test('an unknown code does not win over the link that follows it', async ({ page, stack, owner }) => {
  const host = await inviter(stack)
  await page.goto('/?ref=Nobody99')
  await expect(page.getByTestId('invitation-remembered')).toBeVisible()
  await page.goto(`/?ref=${host.code}`)
  await page.goto('/')
  await connect(page, 'Test Wallet')
  const card = page.getByTestId('invitation')
  await card.getByRole('button', { name: 'Confirm with wallet' }).click()
  await expect(card).toContainText('Referral confirmed')
  expect(await host.friends()).toMatchObject([{ address: owner, bridges: 0 }])
  await card.getByRole('button', { name: 'Got it' }).click()
  await expect(card).toHaveCount(0)
})

test('a referral that cannot count shows the reason, and is not offered again', async ({ page, stack, owner: _ }) => {
  const { code } = await inviter(stack)
  await page.route('**/referrer', (route) =>
    route.fulfill({ status: 409, json: { code: 409, message: 'Too late.', data: { reason: 'referral_late' } } }),
  )
  await page.goto(`/?ref=${code}`)
  await connect(page, 'Test Wallet')
  const card = page.getByTestId('invitation')
  await card.getByRole('button', { name: 'Confirm with wallet' }).click()
  await expect(card).toContainText('this wallet has already bridged')
  await page.goto('/invitepage')
  await expect(page.getByTestId('invite-stats')).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('the review offers a referral once more, and does not block the bridge', async ({ page, stack, owner }) => {
  const host = await inviter(stack)
  await page.goto(
    `${bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.1' })}&ref=${host.code}`,
  )
  await connect(page, 'Test Wallet')
  await review(page)
  const first = page.getByRole('dialog').getByTestId('invitation-first')
  await expect(first).toContainText('before your first bridge')
  await expect(page.getByTestId('confirm-bridge')).toBeEnabled()
  await expectAccessible(page)
  await first.getByRole('button', { name: 'Confirm referral first' }).click()
  await expect(first).toContainText('Referral confirmed')
  expect(await host.friends()).toMatchObject([{ address: owner, bridges: 0 }])
  await closeDialog(page)
  await expect(page.getByTestId('invitation')).toHaveCount(0)
})
