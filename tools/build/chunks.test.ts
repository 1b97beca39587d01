import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/run.ts'
import { afterStart, chunkGroups, frame } from './chunks.ts'

it.each([...frame, ...afterStart])('%s exists', (source) => expect(existsSync(join(root, source))).toBe(true))

/** Returns the group that a lazily loaded module belongs to, by priority. */
function groupOf(id: string): string | null {
  const lazy = chunkGroups
    .filter(({ tags }) => tags === undefined)
    .toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0))
  for (const { name, test } of lazy) {
    if (typeof test === 'function' && !test(id)) continue
    const found = typeof name === 'function' ? (name as (id: string) => string | null)(id) : name
    if (found) return found
  }
  return null
}
const drawings = '/app/node_modules/@web3icons/core/dist/svgs'

it.each([
  [`${drawings}/networks/branded/ethereum.svg.js`, 'popular-drawings'],
  [`${drawings}/networks/branded/acala.svg.js`, 'drawings'],
  [`${drawings}/tokens/branded/ETH.svg.js`, 'popular-drawings'],
  [`${drawings}/wallets/background/safe.svg.js`, 'wallet-drawings'],
  ['/app/src/app/Overlays.tsx', 'frame'],
  ['/app/src/features/bridge/form/HowItWorks.tsx', 'after-start'],
  ['/app/src/features/rewards/invite/InvitationFirst.tsx', 'rewards'],
  ['C:\\app\\src\\features\\bridge\\pickers\\PickerList.tsx', 'pickers'],
  ['/app/src/features/orders/detail/progress.ts', 'order-rows'],
  ['/app/src/features/orders/transfer/executeSteps.ts', 'orders'],
  ['/app/src/features/shared/readAddress.ts', 'addresses'],
  ['/app/core/order/id.ts', 'shared'],
])('%s is in %s', (id, name) => expect(groupOf(id)).toBe(name))

it.each([
  '/app/src/wallets/evm/index.ts',
  '/app/src/features/telegram/WalletsSheet.tsx',
  '/app/src/features/rewards/share/ShareSheet.tsx',
  '/app/src/app/TelegramFrame.tsx',
  '\0virtual:messages/ru.first',
  '/app/node_modules/@ton/core/dist/index.js',
  '/app/node_modules/viem/_esm/index.js',
])('%s stays with what loads it', (id) => expect(groupOf(id)).toBeNull())
