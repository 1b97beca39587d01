import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { runForge } from '#contracts/tools/forge.ts'
import { solidityFolders } from '#contracts/tools/sources.ts'
import { writeMessageTypes } from '../i18n/messageTypes.ts'
import { bin, root, run } from './run.ts'
import { type Counts, one, type Stage, sum } from './stages.ts'

const command = (name: string, binary: string, args: readonly string[]): Stage => ({
  name,
  run: async (sink) => one((await run(bin(binary), args, { sink })).code === 0),
})

/** One checker: a second one checks shared types again, which takes as long on two cores and twice the processor time. */
const compiler = command('types', 'tsc', [
  '-p',
  'tsconfig.json',
  '--checkers',
  '1',
  '--incremental',
  '--tsBuildInfoFile',
  'node_modules/.cache/causeway/types.tsbuildinfo',
])
export const types: Stage = {
  ...compiler,
  run: (sink) => {
    writeMessageTypes()
    return compiler.run(sink)
  },
}
/** Formatting of the sources; `npx biome format --write` fixes it. */
export const format = command('format', 'biome', ['format', '--max-diagnostics=20'])
/** Formatting of the Solidity sources; `npm run format` fixes it. */
export const solidityFormat: Stage = {
  name: 'Solidity format',
  run: async () => one((await runForge(['fmt', '--check', ...solidityFolders])).code === 0),
}
export const lint = command('lint', 'oxlint', ['--deny-warnings'])

/**
 * Code that nothing imports, and code that only tests import. The second omits formats, codes and slugs that the
 * specification names and no screen shows yet, and fakes that are kept next to their originals.
 */
const knip = ['--no-progress', '--no-config-hints']
export const deadCode: Stage = {
  name: 'dead code',
  run: async (sink) => {
    const passes = [knip, [...knip, '--production', '--include', 'files,exports', '--config', 'knip.production.json']]
    return (await Promise.all(passes.map((args) => run(bin('knip'), args, { sink }))))
      .map(({ code }) => one(code === 0))
      .reduce(sum)
  },
}

const reportFile = (name: string): string => {
  const file = join(root, 'node_modules/.cache/causeway', `${name}.json`)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}

interface VitestFile {
  name: string
  status: string
  message: string
  assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] }[]
}

/**
 * Returns the failed tests of a file with the first line of each error; the file's own error if it failed outside its
 * tests.
 */
function failuresOf({ name, status, message, assertionResults }: VitestFile): readonly string[] {
  const file = relative(root, name)
  const failed = assertionResults.filter((result) => result.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : []
  return failed.map((result) => `${file} › ${result.fullName}: ${firstLine(result.failureMessages?.[0])}`)
}

const firstLine = (text = ''): string =>
  stripVTControlCharacters(text)
    .replace(/\n[^]*/, '')
    .slice(0, 300)

/** One vitest project; its JSON report has the counts. */
export const vitest = (project: 'unit' | 'integration' | 'webkit' | 'firefox'): Stage => ({
  name: project,
  run: async (sink) => {
    const file = reportFile(project)
    const args = [
      'run',
      '--project',
      `${project}*`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]
    const { code } = await run(bin('vitest'), args, { sink })
    const report = JSON.parse(readFileSync(file, 'utf8')) as {
      numPassedTests: number
      numFailedTests: number
      numPendingTests: number
      testResults: readonly VitestFile[]
    }
    const counts: Counts = {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
      failures: report.testResults.flatMap(failuresOf),
    }
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
  },
})

/** Script of ours that ends with "…N passed, N failed". */
export const script = (name: string, file: string): Stage => ({
  name,
  run: async (sink) => {
    const { code, output } = await run(bin('tsx'), [file], { sink })
    const found = /(\d+) passed, (\d+) failed(?:, (\d+) skipped)?\s*$/.exec(output)
    const counts = {
      passed: Number(found?.[1] ?? 0),
      failed: Number(found?.[2] ?? 1),
      skipped: Number(found?.[3] ?? 0),
    }
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
  },
})

interface PlaywrightSuite {
  specs?: readonly { file: string; line: number; title: string; ok: boolean }[]
  suites?: readonly PlaywrightSuite[]
}

const failedSpecs = ({ specs = [], suites = [] }: PlaywrightSuite): readonly string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} › ${title}`),
  ...suites.flatMap(failedSpecs),
]

/** Playwright; the stats of its JSON report have the counts. */
export const browser = (executablePath: string): Stage => ({
  name: 'browser',
  run: async (sink) => {
    const file = reportFile('browser')
    const { code } = await run(bin('playwright'), ['test', '--reporter=list,json'], {
      sink,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CAUSEWAY_CHROMIUM: executablePath },
    })
    const { stats, suites } = JSON.parse(readFileSync(file, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number; skipped: number }
      suites: readonly PlaywrightSuite[]
    }
    const counts: Counts = {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
      failures: suites.flatMap(failedSpecs),
    }
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
  },
})
