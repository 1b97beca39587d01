import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { loadConfig } from '#runtime/config.ts'
import { openTestDatabase } from '#store/testing/memoryStore.ts'
import { createServerDeps } from './createServerDeps.ts'
import { createTestClock } from './testing/testApp.ts'

const folder = mkdtempSync(join(tmpdir(), 'server-deps-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Key of the test mnemonic, which anyone knows. */
const publicKey = '0x4bbbf85ce3377467afe5d46f804f221813b2bb87f24d81f60f1fcdbf7cbf4356'
const env = (more: Record<string, string> = {}) =>
  loadConfig('server', {
    PROFILE: 'local',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    OFFER_SIGNER_KEY: publicKey,
    ...more,
  })

it('refuses an unsafe start before it opens the database', async () => {
  await expect(createServerDeps(env({ RPC_31337: 'https://rpc.example.org' }))).rejects.toMatchObject({
    reason: 'unsafe_start',
  })
  expect(existsSync(join(folder, 'db'))).toBe(false)
})

it('builds from the environment what is not given, and stops only that', async () => {
  const clock = createTestClock(new Date('2026-03-01T12:00:00Z'))
  const { store } = await openTestDatabase({ clock })
  const { deps, parts } = await createServerDeps(
    env({ PUBLIC_URL: 'https://bridge.example.org', STATIC_DIR: folder, TELEGRAM_BOT_TOKEN: '1:token' }),
    { store, clock, load: null, config: { quoteTtlSeconds: 7 } },
  )
  expect(deps).toMatchObject({ store, clock, load: null, webRoot: folder })
  expect(deps.config).toMatchObject({ publicUrl: 'https://bridge.example.org', quoteTtlSeconds: 7 })
  expect(deps.offerSigner?.address).toMatch(/^0x[0-9a-f]{40}$/i)
  expect(deps.telegram?.botPass).not.toBeNull()
  expect(deps.pseudonyms).not.toBeNull()
  for (const { stop } of parts) await stop?.()
  expect(parts.map(({ name }) => name)).toEqual(['chain clients'])
  expect(await deps.store.chainState.all()).toEqual(expect.any(Array))
  await store.close()
})
