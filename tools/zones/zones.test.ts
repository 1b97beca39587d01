import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lintConfig } from './lintConfig.ts'

const root = resolve(import.meta.dirname, '../..')
const linter = join(root, 'node_modules/oxlint/bin/oxlint')

/** One planted file per rule: its path, its code, and whether the linter must refuse it. */
const planted: readonly { file: string; code: string; refused: boolean }[] = [
  { file: 'core/a.ts', code: "import { x } from '#server/x.ts'", refused: true },
  { file: 'core/b.ts', code: "import { x } from 'viem'", refused: true },
  { file: 'core/c.ts', code: "import { x } from 'node:fs'", refused: true },
  { file: 'core/d.ts', code: "import { x } from './money/units.ts'", refused: false },
  { file: 'core/e.ts', code: "import { x } from 'zod'", refused: true },
  { file: 'core/wire/a.ts', code: "import { x } from 'zod'", refused: false },
  { file: 'core/wire/b.ts', code: "import { x } from 'viem'", refused: true },
  { file: 'chains/evm/a.ts', code: "import { x } from '#store/x.ts'", refused: true },
  {
    file: 'chains/evm/b.ts',
    code: "import { x } from '#core/money/units.ts'\nimport { y } from 'viem'",
    refused: false,
  },
  { file: 'chains/evm/address.ts', code: "import { x } from 'viem'", refused: true },
  { file: 'chains/evm/c.ts', code: "import { x } from './testing/accounts.ts'", refused: true },
  { file: 'chains/evm/testing/a.ts', code: "import { x } from './accounts.ts'", refused: false },
  {
    file: 'chains/svm/address.ts',
    code: "import { x } from '@scure/base'\nimport { y } from '#core/chain.ts'",
    refused: false,
  },
  { file: 'chains/ton/address.ts', code: "import { x } from 'crypto'", refused: true },
  { file: 'chains/evm/family.ts', code: "import { x } from 'viem'", refused: true },
  { file: 'chains/registry.ts', code: "import { x } from 'viem'", refused: true },
  { file: 'src/family.ts', code: "import { x } from '#chains/services.ts'", refused: true },
  { file: 'src/families.ts', code: "import { x } from '#chains/evm/services.ts'", refused: true },
  { file: 'store/a.ts', code: "import { x } from '#maker/x.ts'", refused: true },
  { file: 'store/b.ts', code: "import { x } from '#runtime/clock.ts'", refused: false },
  { file: 'runtime/a.ts', code: "import { x } from '#store/x.ts'", refused: true },
  { file: 'server/a.ts', code: "import { x } from '#maker/x.ts'", refused: true },
  { file: 'server/b.ts', code: "import { x } from '../maker/x.ts'", refused: true },
  { file: 'server/c.ts', code: "import { x } from '#local/x.ts'", refused: true },
  { file: 'maker/a.ts', code: "import { x } from '#attester/x.ts'", refused: true },
  { file: 'maker/b.ts', code: "import { x } from '#chains/testing/fakeChain.ts'", refused: true },
  { file: 'maker/c.ts', code: "import { x } from '../e2e/support/stack.ts'", refused: true },
  { file: 'attester/b.ts', code: "import { x } from '#server/app.ts'", refused: true },
  { file: 'attester/a.ts', code: "import { x } from '#maker/x.ts'", refused: true },
  { file: 'bot/a.ts', code: "import { x } from '#server/app.ts'", refused: true },
  { file: 'bot/b.ts', code: "import type { x } from '#server/app.ts'", refused: false },
  { file: 'bot/c.ts', code: "import { x } from '#src/i18n/t.ts'", refused: true },
  { file: 'bot/d.ts', code: "import type { x } from '#src/i18n/messages.ts'", refused: false },
  { file: 'bot/e.ts', code: "import { x } from '#maker/x.ts'", refused: true },
  { file: 'bot/f.ts', code: "import { x } from '#local/botApi/createBotApi.ts'", refused: true },
  {
    file: 'bot/g.ts',
    code: "import { x } from '#store/contract.ts'\nimport { y } from '#runtime/clock.ts'\nimport { z } from 'grammy'",
    refused: false,
  },
  { file: 'bot/h.test.ts', code: "import { x } from '#local/botApi/createBotApi.ts'", refused: false },
  { file: 'server/d.ts', code: "import { x } from '#bot/x.ts'", refused: true },
  { file: 'src/a.ts', code: "import { x } from '#server/app.ts'", refused: true },
  { file: 'src/b.ts', code: "import type { x } from '#server/app.ts'", refused: false },
  { file: 'src/c.ts', code: "import { x } from '#core/wire/quote.ts'", refused: true },
  { file: 'src/d.ts', code: "import type { x } from '#core/wire/quote.ts'", refused: false },
  { file: 'src/e.ts', code: "import { x } from '#chains/evm/node/createNode.ts'", refused: true },
  { file: 'src/f.ts', code: "import { x } from '#chains/registry.ts'", refused: false },
  { file: 'src/g.ts', code: "import { x } from 'node:crypto'", refused: true },
  { file: 'src/i.ts', code: "import { x } from 'fs'", refused: true },
  { file: 'src/j.ts', code: "import { x } from 'crypto'", refused: true },
  { file: 'src/k.ts', code: "import { x } from 'path/posix'", refused: true },
  { file: 'src/l.ts', code: "import { x } from 'buffer/'\nimport { y } from 'buffer-layout'", refused: false },
  { file: 'src/m.ts', code: "import { x } from '#chains/nodes.ts'", refused: true },
  { file: 'src/n.ts', code: "import { x } from '#contracts/artifacts/escrow.ts'", refused: true },
  { file: 'src/o.ts', code: "import { x } from '#chains/evm/testing/accounts.ts'", refused: true },
  { file: 'src/p.ts', code: "import type { x } from '#chains/testing/fakeChain.ts'", refused: true },
  { file: 'src/q.ts', code: "import { x } from '../e2e/support/app.ts'", refused: true },
  { file: 'src/features/shared/a.ts', code: "import { x } from '#src/features/site/x.ts'", refused: true },
  { file: 'src/features/shared/b.ts', code: "import { x } from '../bridge/link/x.ts'", refused: true },
  { file: 'src/features/account/wallets/a.ts', code: "import { x } from '../../telegram/x.ts'", refused: true },
  { file: 'src/features/account/wallets/b.ts', code: "import { x } from '../session/x.ts'", refused: false },
  { file: 'src/features/bridge/form/a.ts', code: "import { x } from '#src/features/orders/x.ts'", refused: true },
  { file: 'src/features/bridge/form/b.ts', code: "import type { x } from '#src/features/rewards/x.ts'", refused: true },
  { file: 'src/features/bridge/form/c.ts', code: "import { x } from '../../../features/rewards/x.ts'", refused: true },
  { file: 'src/features/bridge/form/d.ts', code: "import { x } from '#src/features/account/x.ts'", refused: false },
  { file: 'src/features/orders/detail/a.ts', code: "import { x } from '#src/features/rewards/x.ts'", refused: true },
  { file: 'src/features/orders/detail/b.ts', code: "import { x } from '#src/features/bridge/x.ts'", refused: false },
  { file: 'src/features/rewards/points/a.ts', code: "import { x } from '#src/features/telegram/x.ts'", refused: true },
  { file: 'src/features/rewards/points/b.ts', code: "import { x } from '#src/features/orders/x.ts'", refused: false },
  { file: 'src/features/site/a.ts', code: "import { x } from '#src/features/bridge/x.ts'", refused: true },
  { file: 'src/features/telegram/a.ts', code: "import { x } from '#src/features/airdrop/x.ts'", refused: true },
  { file: 'src/features/telegram/b.ts', code: "import { x } from '#src/features/rewards/x.ts'", refused: false },
  { file: 'src/features/airdrop/a.ts', code: "import { x } from '#src/features/bridge/x.ts'", refused: true },
  { file: 'src/features/site/b.ts', code: "import type { x } from '#src/app/x.ts'", refused: true },
  { file: 'src/features/site/c.ts', code: "import { x } from '../../pages/X.tsx'", refused: true },
  { file: 'src/features/site/d.ts', code: "import { x } from '#src/services.ts'", refused: false },
  { file: 'src/features/site/e.ts', code: "import { x } from '#core/wire/site.ts'", refused: true },
  { file: 'src/pages/A.tsx', code: "import { x } from '#src/app/x.ts'", refused: true },
  { file: 'src/pages/B.tsx', code: "import { x } from '#src/features/rewards/x.ts'", refused: false },
  { file: 'src/app/a.ts', code: "import { x } from '#src/features/telegram/x.ts'", refused: false },
  { file: 'src/ui/a.ts', code: "import { x } from '#src/services.ts'", refused: true },
  { file: 'src/ui/b.ts', code: "import type { x } from '../services.ts'", refused: true },
  { file: 'src/ui/c.ts', code: "import { x } from '#src/features/shared/x.ts'", refused: true },
  { file: 'src/ui/d.ts', code: "import { x } from '#src/platform/x.ts'", refused: false },
  { file: 'src/platform/telegram/a.ts', code: "import type { x } from '#src/services.ts'", refused: true },
  { file: 'src/platform/telegram/b.ts', code: "import { x } from '#src/app/x.ts'", refused: true },
  { file: 'src/api/a.ts', code: "import { x } from '#src/services.ts'", refused: true },
  { file: 'src/wallets/evm/a.test.ts', code: "import { x } from '#chains/evm/testing/orders.ts'", refused: false },
  { file: 'src/wallets/evm/b.test.ts', code: "import { x } from '../../../e2e/support/chain.ts'", refused: true },
  {
    file: 'local/a.ts',
    code: "import { x } from '#chains/evm/testing/accounts.ts'\nimport { y } from '#maker/x.ts'",
    refused: false,
  },
  { file: 'local/b.ts', code: "import { x } from '../../e2e/support/stack.ts'", refused: true },
  { file: 'tools/a.ts', code: "import { x } from '../e2e/support/stack.ts'", refused: false },
  { file: 'tools/b.ts', code: "import { x } from '../server/app.ts'", refused: true },
  { file: 'tools/c.ts', code: "import { x } from '#bench/figure.ts'", refused: true },
  { file: 'bench/a.ts', code: "import { x } from '#tools/lib/run.ts'", refused: false },
  { file: 'bench/b.ts', code: "import { x } from '../e2e/support/stack.ts'", refused: false },
  { file: 'bench/c.ts', code: "import { x } from '../tools/lib/run.ts'", refused: true },
  { file: 'playwright.config.ts', code: "import { x } from './e2e/support/globalSetup.ts'", refused: false },
  { file: 'src/h.ts', code: "import { x } from '#store/open.ts'", refused: true },
  { file: 'contracts/a.ts', code: "import { x } from '#core/errors.ts'", refused: true },
  { file: 'maker/cycleA.ts', code: "import { b } from './cycleB.ts'\nexport const a = () => b", refused: true },
  { file: 'maker/cycleB.ts', code: "import { a } from './cycleA.ts'\nexport const b = () => a", refused: true },
  {
    file: 'maker/cycleC.ts',
    code: "import type { D } from './cycleD.ts'\nexport interface C {\n  d: D\n}",
    refused: true,
  },
  {
    file: 'maker/cycleD.ts',
    code: "import type { C } from './cycleC.ts'\nexport interface D {\n  c: C\n}",
    refused: true,
  },
  { file: 'maker/watch/a.test.ts', code: "import { x } from '#local/x.ts'", refused: false },
]

describe('zones', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zones-'))
  let refused: Set<string>

  beforeAll(() => {
    writeFileSync(join(folder, '.oxlintrc.json'), readFileSync(join(root, '.oxlintrc.json')))
    for (const { file, code } of planted) {
      mkdirSync(join(folder, dirname(file)), { recursive: true })
      writeFileSync(join(folder, file), `${code}\n`)
    }
    let output: string
    try {
      output = execFileSync(process.execPath, [linter, '--format', 'json'], { cwd: folder, encoding: 'utf8' })
    } catch (error) {
      output = (error as { stdout: string }).stdout
    }
    const report = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] }
    const zoneRules = /no-restricted-imports|no-cycle/
    refused = new Set(report.diagnostics.filter((d) => zoneRules.test(d.code)).map((d) => d.filename))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(planted)('$file: $code → refused: $refused', ({ file, refused: expected }) => {
    expect(refused.has(file)).toBe(expected)
  })

  it('the committed linter configuration is the one the table makes', () => {
    const committed: unknown = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'))
    expect(committed).toEqual(JSON.parse(JSON.stringify(lintConfig())))
  })
})
