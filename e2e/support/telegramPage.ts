import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

/** The simulated Telegram page of the local build. */
export interface TelegramPage {
  readonly app: FrameLocator
  /** Content of the chat with the bot. */
  readonly chat: Locator
  readonly phone: Locator
  readonly main: Locator
  say(text: string): Promise<void>
  /** Presses a button under a message, the last one of that name. */
  press(name: string | RegExp): Promise<void>
  /** Waits for Telegram's main button with this text, and presses it. */
  pressMain(text: string | RegExp): Promise<void>
  choose(label: string, value: string): Promise<void>
  /** Path of the app; null while it is loading. */
  path(): Promise<string | null>
}

export async function openTelegramPage(page: Page, url = ''): Promise<TelegramPage> {
  await page.goto(`${url}/telegram`)
  const phone = page.getByRole('region', { name: 'Phone', exact: true })
  const chat = page.getByRole('log', { name: 'Chat with the bot' })
  const main = page.getByTestId('telegram-main')
  const app = page.frameLocator('iframe')
  const message = page.getByRole('textbox', { name: 'Message' })
  return {
    app,
    chat,
    phone,
    main,
    async say(text) {
      await message.fill(text)
      await message.press('Enter')
      await expect(message).toHaveValue('')
    },
    press: (name) => chat.getByRole('button', { name }).last().click(),
    async pressMain(text) {
      await expect(main).toHaveText(text)
      await expect(main).toBeEnabled()
      await main.click()
    },
    choose: async (label, value) => void (await page.getByLabel(label, { exact: true }).selectOption(value)),
    path: () =>
      app
        .locator('html')
        .evaluate(() => window.location.pathname, undefined, { timeout: 1000 })
        .catch(() => null),
  }
}
