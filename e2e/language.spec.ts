import { bridgePath, chains, connect } from './support/app.ts'
import { begin, everyRoute, visit } from './support/everyRoute.ts'
import { expect, test } from './support/fixtures.ts'
import { languageNames, languageIds } from '#src/i18n/languages.ts'
import { expectOwnWords } from './support/ownWords.ts'
import { expectFits, expectRussian } from './support/russian.ts'

test.use({ locale: 'ru-RU' })

const form = bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.01' })

for (const { name, handful } of everyRoute)
  test(`Russian throughout, and it fits: ${name}`, async ({ page }) => {
    await begin(page)
    for (const { path } of handful) {
      await visit(page, path, 'ru')
      await expectRussian(page)
    }
  })

test('the sheets over the form and the review are Russian throughout', async ({ page, account: _ }) => {
  await page.goto(form)
  const dialog = page.getByRole('dialog')
  for (const id of ['from-network', 'to-network', 'asset', 'recipient', 'connect-wallet']) {
    await page.getByTestId(id).first().click()
    await expect(dialog).toBeVisible()
    await expectRussian(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await connect(page, 'Test Wallet')
  await page.getByTestId('main-action').click()
  await expect(page.getByTestId('confirm-bridge')).toBeVisible()
  await expectRussian(page)
})

/** Responses of the server with English messages. */
const refusals = [
  {
    reason: 'insufficient_liquidity',
    fix: { kind: 'retry_after', seconds: 60 },
    says: 'В Southshore недостаточно ликвидности для этой суммы.',
  },
  { reason: 'route_paused', fix: { kind: 'retry_after', seconds: 60 }, says: 'Маршрут приостановлен' },
  {
    reason: 'above_maximum',
    fix: { kind: 'use_amount', amount: '5000000000000000' },
    says: 'Максимум для этого маршрута: 0,005 ETH.',
  },
] as const

test('refusals of the server are shown in Russian', async ({ page, stack: _ }) => {
  let refused: object = {}
  await page.route(/\/bridge_api\/v1\/quotes$/, (route) =>
    route.fulfill({
      json: {
        code: 0,
        message: 'success',
        data: { quotes: [], reasons: [{ provider: 'maker', message: 'Words of the server alone.', ...refused }] },
      },
    }),
  )
  for (const [index, { says, ...refusal }] of refusals.entries()) {
    refused = refusal
    if (index === 0) await page.goto(form)
    // Another amount requests another quote.
    else await page.locator('input[name=amount]').fill(`0.0${index + 1}`)
    await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible()
    await expectRussian(page)
  }
})

const main = ['/', '/history', '/points', '/invite', '/query', '/tos', '/no-such-page'] as const

for (const id of languageIds.filter((one) => one !== 'ru'))
  test(`${languageNames[id]} throughout the main pages, and it fits`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'lang', value: id, url: baseURL ?? '' }])
    await begin(page)
    for (const path of main) {
      await visit(page, path, id)
      await expectOwnWords(page, id)
      await expectFits(page)
    }
    await page.getByRole('navigation').last().locator('button[aria-haspopup=dialog]').click()
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue(id)
    await expect(page.getByRole('dialog').getByRole('option')).toHaveText(Object.values(languageNames))
    await expectOwnWords(page, id)
  })
