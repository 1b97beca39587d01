import { packStart } from '#core/screens/startPayload.ts'
import { expectAccessible } from './support/accessible.ts'
import { arrived, chains } from './support/app.ts'
import { expect, test } from './support/fixtures.ts'
import { openTelegramPage } from './support/telegramPage.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('somebody who never wrote to the bot links a wallet, joins the channel, and reads what became of a bridge', async ({
  page,
}) => {
  const telegram = await openTelegramPage(page)
  const { app, phone, chat } = telegram
  const openWith = async (startParam: string | null) => {
    await page.getByRole('textbox', { name: 'Start parameter' }).fill(startParam ?? '')
    await page.getByRole('button', { name: 'Open with parameter' }).click()
  }
  await telegram.choose('Person', '910000002')
  const bridge = { from: String(chains.north), to: String(chains.south), token: 'ETH', amount: '0.05' }
  const form = packStart({ kind: 'bridge', wishes: bridge })
  await openWith(form)

  await telegram.pressMain('Connect Wallet')
  await app.getByRole('dialog', { name: 'Connect Wallet' }).getByRole('button', { name: 'Local test wallet' }).click()
  await expect(telegram.main).toHaveText(/Review/)
  await phone.getByRole('button', { name: 'App menu' }).click()
  await phone.getByRole('button', { name: 'Settings' }).click()
  const receipts = app.getByRole('switch', { name: 'Transfer messages' })
  await receipts.click()
  await phone.getByRole('alertdialog', { name: 'Messages from the bot' }).getByRole('button', { name: 'Allow' }).click()
  await expect(receipts).toBeChecked()
  await app.getByRole('button', { name: 'Wallets linked to Telegram' }).click()
  await app.getByRole('button', { name: 'Link with signature' }).click()
  await expect(app.getByRole('dialog').getByRole('listitem')).toContainText('In use')
  await expect(chat).toContainText('No messages yet')

  await openWith('tasks')
  const task = app.getByTestId('tasks')
  const step = (action: string) => task.getByRole('button', { name: new RegExp(`^Join our Telegram: ${action}`) })
  await step('Join').click()
  const join = page.getByRole('button', { name: 'Join the channel' })
  await expect(join).toBeFocused()
  await step('Verify').click()
  await expect(task).toContainText('We don’t see you among our Telegram members')
  await join.click()
  await expect(page.getByRole('group', { name: 'The channel' })).toContainText('Member')
  await step('Try Again').click()
  await expect(step('Done')).toBeVisible()

  await openWith(form)
  await telegram.pressMain(/Review/)
  await telegram.pressMain(/Confirm/)
  await expect(chat).toContainText('Deposit detected')
  await expect(chat).toContainText('Transfer complete')
  await expectAccessible(page)
  await telegram.press('Open transfer')
  await expect.poll(telegram.path).toMatch(/^\/order\//)
  await expect(app.getByTestId('order-status').last()).toHaveAttribute(
    'data-status',
    new RegExp(`^(${arrived.join('|')})$`),
  )
  await telegram.say('/tasks')
  await expect(chat).toContainText('✅ Join our Telegram channel')
})

test('from /start in the chat to the app, signed in as the person of the chat', async ({ page }) => {
  const telegram = await openTelegramPage(page)
  await expect(telegram.phone).toContainText('The app is closed')
  await telegram.say('/start')
  await expect(telegram.chat).toContainText('Hello, Ada!')
  await expectAccessible(page)
  const signedIn = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/identity/v1/telegram')
  await telegram.press('Open Causeway')
  expect((await signedIn).status()).toBe(200)
  await expect(telegram.app.locator('html')).toHaveAttribute('data-host', 'causeway-local-telegram-host')
  await telegram.pressMain('Connect Wallet')
  await expect(telegram.app.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
  await expect(telegram.main).toBeHidden()
  await telegram.phone.getByRole('button', { name: 'Back' }).click()
  await expect(telegram.app.getByRole('dialog')).toBeHidden()
  await telegram.phone.getByRole('button', { name: 'App menu' }).click()
  await telegram.phone.getByRole('button', { name: 'Settings' }).click()
  await expect(telegram.app.getByRole('dialog', { name: 'More' })).toBeVisible()
})

test('the Telegram around the app is as one wants it', async ({ page }) => {
  const telegram = await openTelegramPage(page)
  await page.getByRole('textbox', { name: 'Start parameter' }).fill('invite')
  await page.getByRole('button', { name: 'Open with parameter' }).click()
  await expect.poll(telegram.path).toBe('/invitepage')
  const root = telegram.app.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await telegram.choose('Theme', 'blossom')
  await expect(root).toHaveAttribute('data-theme', 'light')
  const inset = () =>
    root.evaluate((node) => getComputedStyle(node).getPropertyValue('--tg-viewport-content-safe-area-inset-top').trim())
  await expect.poll(inset).toBe('0px')
  await page.getByRole('switch', { name: 'Header over the app' }).click()
  await expect.poll(inset).toBe('46px')
  await telegram.choose('Viewport', 'keyboard')
  await expect(root).toHaveAttribute('data-keyboard', '')
  await telegram.choose('Language', 'uk')
  await expect(root).toHaveAttribute('lang', 'uk')
  await telegram.choose('Version', '6.0')
  const close = telegram.phone.getByRole('button', { name: 'Close' })
  await expect(close).toBeVisible()
  await page.getByRole('tab', { name: 'Protocol' }).click()
  await page.getByRole('textbox', { name: 'Filter events' }).fill('setup_main')
  const events = page.getByRole('tabpanel').getByRole('listitem')
  await expect(events.first()).toContainText('web_app_setup_main_button')
  await page.getByRole('textbox', { name: 'Filter events' }).fill('nothing is called this')
  await expect(events).toHaveCount(0)
  await close.click()
  await expect(telegram.phone).toContainText('The app is closed')
  await expectAccessible(page)
})

test('a reminder comes when it is made due, and its button mutes it', async ({ page }) => {
  const telegram = await openTelegramPage(page)
  await telegram.choose('Person', '910000002')
  await telegram.say('/remind on')
  await expect(telegram.chat).toContainText('Daily reminder at')
  await page.getByRole('button', { name: 'Send my reminder now' }).click()
  await expect(telegram.chat).toContainText('Your daily check-in is ready.')
  await telegram.press('Mute for a week')
  await expect(telegram.chat).toContainText('Reminders are muted until')
  await page.getByRole('button', { name: 'Send my reminder now' }).click()
  await expect(page.getByText('Reminders are muted.')).toBeVisible()
  await telegram.press('Check in')
  await expect.poll(telegram.path).toBe('/points')
})

test('a blocked bot is told nothing, until it is let in again', async ({ page }) => {
  const telegram = await openTelegramPage(page)
  await telegram.say('/help')
  await expect(telegram.chat).toContainText('/remind')
  await page.getByRole('button', { name: 'Block the bot', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeDisabled()
  await page.getByRole('button', { name: 'Unblock the bot' }).click()
  await telegram.say('/points')
  await expect(telegram.chat.getByRole('listitem').last()).toContainText('wallet')
})
