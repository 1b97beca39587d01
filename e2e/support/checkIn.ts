import { expect, type Page } from '@playwright/test'
import { connect } from './app.ts'
import { requestsOf } from './wallet.ts'

export const button = (page: Page) => page.getByTestId('check-in')
export const message = (page: Page) => page.getByTestId('check-in-message')
export const countdown = (page: Page) => page.getByTestId('check-in-countdown')
export const calendar = (page: Page) => page.getByRole('region', { name: 'Your check-ins' })
export const networkOf = (page: Page) => page.getByLabel('Network', { exact: true })

/** Button in the header if today is not checked in, or unknown. */
export const open = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Daily check-in' }).click()

export async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** The test's own wallet, without any earlier check-in. */
export async function begin(page: Page, account: string): Promise<void> {
  await page.goto('/')
  await connect(page, 'Test Wallet')
  await expect(page.getByTestId('connect-wallet').first()).toContainText(new RegExp(account.slice(-4), 'i'))
}

/** Dates (20231225) that the wallet was asked to sign since the page was loaded. */
export const datesSigned = async (page: Page): Promise<number[]> =>
  (await requestsOf<{ data: string }>(page, 'eth_sendTransaction')).map(({ data }) =>
    Number(BigInt(`0x${data.slice(10)}`)),
  )
