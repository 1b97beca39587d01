import { supports } from '@telegram-apps/sdk-react'
import { speaks } from '#local/telegram/page/settings.ts'
import { bridgePath, chains } from './support/app.ts'
import { everyRoute, visit } from './support/everyRoute.ts'
import { expect, test } from './support/fixtures.ts'
import { openInTelegram, somebody, type TelegramHost } from './support/telegramHost.ts'

const sheet = (host: TelegramHost, name: string) => host.app.getByRole('dialog', { name })

test('the back button is on every page but the form, closes the top layer first, and leads to the form', async ({
  page,
  stack,
}) => {
  const person = somebody()
  await page.addInitScript(
    (key) => localStorage.setItem(key, '0xF39FD6E51AAD88F6F4CE6AB8827279CFFFB92266'),
    `tg${person.id}:causeway.user`,
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const host = await openInTelegram(page, { app: stack.url, person })
  const ready = () => expect.poll(() => host.run((at) => at.settings.is_visible === true, null)).toBe(true)
  await ready()
  for (const { path, first } of everyRoute.flatMap(({ handful }) => handful)) {
    await test.step(path, async () => {
      await visit(host.frame(), path, 'en')
      // A receipt without a transfer redirects to the page that reports it missing.
      if (path.startsWith('/completed/')) await expect.poll(host.path).toMatch(/^\/order\//)
      // A review without an amount leads to the form.
      if (path.startsWith('/confirm')) await expect.poll(host.path).toBe('/')
      await ready()
      const at = (await host.path()) ?? ''
      // A partner's form is the start of their pages.
      const home = /^\/(?:network|dapp)\/[^/]+/.exec(at)?.[0] ?? '/'
      if (first) {
        const more = await host.openSettings()
        await expect(more).toBeVisible()
        await host.pressBack()
        await expect(more).toBeHidden()
        expect(await host.path()).toBe(at)
      }
      if (at !== home) await host.pressBack()
      await expect.poll(host.path, { message: `${path} leads back` }).toBe(home)
      await expect.poll(host.backVisible).toBe(false)
    })
  }
})

const versions = ['6.0', '6.1', '6.2', '6.4', '6.9', '6.10', '7.7', '7.8', '7.10', '8.0', '9.0', '9.1'] as const

/** Requests of the app that a Telegram of this version does not support, entirely or partly. */
const unheard = (host: TelegramHost, version: (typeof versions)[number]) =>
  host
    .run(
      (at) =>
        at.sent.map(({ type, data }) => ({
          type,
          coloured: typeof data === 'object' && data !== null && 'color' in data,
        })),
      null,
    )
    .then((sent) =>
      sent.filter(
        ({ type, coloured }) =>
          !speaks(version, type) ||
          (type === 'web_app_set_header_color' && coloured && !supports(type, 'color', version)),
      ),
    )

test('no Telegram version gets unsupported requests; the form works, and every button acts', async ({
  page,
  stack,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  for (const version of versions) {
    await test.step(version, async () => {
      const has = (type: string) => speaks(version, type)
      const receipts = page.waitForResponse((response) => response.url().endsWith('/identity/v1/telegram/receipts'))
      const path = bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.1' })
      const host = await openInTelegram(page, {
        app: stack.url,
        path,
        version,
        platform: 'ios',
        preparedMessage: 'sent',
        person: { ...somebody(), allows_write_to_pm: false },
      })
      /** With Telegram's button, or the page's own. */
      const close = async (name: string) => {
        if (has('web_app_setup_back_button')) await host.pressBack()
        else await sheet(host, name).getByRole('button', { name: 'Close' }).click()
        await expect(sheet(host, name)).toBeHidden()
      }
      await expect(host.app.getByTestId('receive-amount')).toHaveText(/0\.09/)
      await host.pressMain('Connect Wallet')
      await expect(sheet(host, 'Connect Wallet')).toBeVisible()
      await close('Connect Wallet')

      if (has('web_app_setup_settings_button')) await host.openSettings()
      else await host.app.getByRole('navigation').last().getByRole('button', { name: 'More' }).click()
      await receipts
      const more = sheet(host, 'More')
      await expect(more.getByRole('switch', { name: 'Telegram theme' })).toBeChecked()
      await expect(more.getByRole('switch', { name: 'Transfer messages' })).toHaveCount(
        has('web_app_request_write_access') ? 1 : 0,
      )
      await close('More')

      await visit(host.frame(), '/invitepage?prepared=bbhjSYgvck23&code=Abcd2345', 'en')
      const invitation = host.app.getByTestId('prepared-invitation')
      await expect(invitation.getByRole('button', { name: 'Share', exact: true })).toBeVisible()
      await expect(invitation.getByRole('button', { name: 'Share in Telegram' })).toHaveCount(
        has('web_app_send_prepared_message') ? 1 : 0,
      )
      if (has('web_app_setup_back_button')) await host.pressBack()
      else await host.app.getByRole('navigation').last().getByRole('link', { name: 'Bridge' }).click()
      await expect.poll(host.path).toBe('/')
      expect(await unheard(host, version)).toEqual([])
    })
  }
  expect(thrown).toEqual([])
})
