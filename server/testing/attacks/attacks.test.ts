import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defaultServerConfig } from '../../config.ts'
import { accessByToken } from '../../identity/telegram/access.ts'
import { askNonce, evmWallet, link, svmWallet, tonWallet, verify } from '../signIn.ts'
import { createTestApp, north, type TestApp } from '../testApp.ts'
import { type WebFolder, writeWebFolder } from '../webFolder.ts'
import { attackClasses } from './classes.ts'
import { botToken, openedBy } from './person.ts'

let t: TestApp
let web: WebFolder
const refused = new Map<string, number>()
beforeAll(async () => {
  web = writeWebFolder()
  t = await createTestApp({
    deps: { telegram: accessByToken(botToken), webRoot: web.root },
    // The scale of a test app, which is 1,000, leaves an address its ten streams.
    config: { streams: { ...defaultServerConfig.streams, perAddress: 0.01 } },
  })
})
beforeEach(() => t.reset())
afterAll(async () => {
  await t.close()
  web.remove()
  const rows = attackClasses.map(
    ({ name, attempts }) => `${name}: ${refused.get(name) ?? 0} of ${attempts.length} refused`,
  )
  process.stdout.write(`${rows.join('\n')}\n`)
})

describe('accepts the requested proof', () => {
  it.each([
    ['EVM', () => evmWallet(), { family: 'evm', chain_id: north }],
    ['SVM', () => svmWallet(), { family: 'svm' }],
    ['TON', () => tonWallet(t), { family: 'ton' }],
  ])('from %s, as a sign-in and as a link', async (_, create, body) => {
    const wallet = create()
    for (const asked of [undefined, body])
      expect((await verify(t, await wallet.answer(await askNonce(t, {}, asked)))).body).toMatchObject({ code: 0 })
    const session = await openedBy(t)
    expect((await link(t, session, await wallet.answer(await askNonce(t, { session })))).body).toMatchObject({
      code: 0,
    })
  })
})

describe.each(attackClasses)('$name', ({ name, attempts }) => {
  it.each(attempts)('$name', async ({ run }) => {
    expect(await run(t)).toBeNull()
    refused.set(name, (refused.get(name) ?? 0) + 1)
  })
})
