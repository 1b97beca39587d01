import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import {
  canarySteps,
  makerSteps,
  operatorSteps,
  poolSteps,
  requestSteps,
  rollbackSteps,
  transferSteps,
} from './failpoints.ts'

const folders = ['execute', 'settle'] as const
const maker = fileURLToPath(new URL('.', import.meta.url))
const names = folders.flatMap((folder) =>
  readdirSync(`${maker}${folder}`)
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.') && name !== 'attesterClient.ts')
    .map((name) => `${folder}/${name}`),
)
const more = [
  'rebalance/requestTransfer.ts',
  'rebalance/revokeAllowances.ts',
  'rebalance/sendCanary.ts',
  'rebalance/watchCanaries.ts',
  'rollback.ts',
  'adoptPayout.ts',
  'operatorActions.ts',
]
const files = [...names, ...more].map((name) => ({ name, text: readFileSync(`${maker}${name}`, 'utf8') }))

/** Functions of these folders, whose own awaits are checked, and the helpers that only call such functions. */
const ours = new Set([
  'allPages',
  'guarded',
  'inParallel',
  ...files.flatMap(({ text }) => [...text.matchAll(/(?:async function|const) (\w+)/g)].map((found) => found[1] ?? '')),
])

/** Inside a transaction a crash between two calls leaves nothing behind. */
const allowed = (after: string): boolean => {
  if (/^(step|tx\.\w+\.\w+)\(/.test(after)) return true
  const name = /^(?:Promise\.all\(\w+\.map\(\(\w+\) => )?(\w+)\(/.exec(after)?.[1]
  return name !== undefined && ours.has(name)
}

describe('failpoints', () => {
  it.each(files)('surround every await of $name', ({ text }) => {
    const awaits = [...text.matchAll(/\bawait ([^\n]*)/g)].map((found) => found[1] ?? '')
    expect(awaits.filter((after) => !allowed(after))).toEqual([])
  })

  it('are all listed in the table, which has no unused ones', () => {
    const used = new Set(
      files.flatMap(({ text }) => [...text.matchAll(/step\(\s*[\w.]+,\s*'([\w.]+)'/g)].map((found) => found[1] ?? '')),
    )
    expect([...used].sort()).toEqual(
      [
        ...makerSteps,
        ...poolSteps,
        ...transferSteps,
        ...canarySteps,
        ...requestSteps,
        ...rollbackSteps,
        ...operatorSteps,
      ].sort(),
    )
  })

  it('are required: an await without one is detected', () => expect(allowed('store.orders.get(id)')).toBe(false))
})
