import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { fluent } from './tools/i18n/plugin.ts'

/** Short files that start whole systems, slowest first. */
const long = [
  /\/maker\/[^/]*rashes\.int/,
  /\/maker\/[^/]*ills\.int/,
  /\/(?:families\/newFamily|orders\/external(?:Kills|Crashes)|node\/settlement)\.int/,
  /\/maker\//,
  /\/local\/\w*(?:Transfers|Generations|startLocal)\.int/,
  /\/store\/\w+\.int|\/bot\/|\/server\/admin\.int/,
]

const rank = ({ moduleId }: TestSpecification): number => {
  const found = long.findIndex((pattern) => pattern.test(moduleId))
  return found === -1 ? long.length : found
}

/**
 * Without times of an earlier run vitest starts the largest files first, but the slowest suites are small files: one of
 * them would run alone at the end.
 */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

/** The journeys of e2e/engines in one browser. */
const engine = (name: 'webkit' | 'firefox', groupOrder: number) => ({
  plugins: [fluent()],
  test: {
    name,
    include: [`e2e/engines/${name}.test.ts`],
    // Bounds for what hangs, on any machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 1,
    sequence: { groupOrder },
  },
})

/** Suites of these need a process of their own: a library keeps a registry that no test can empty. */
const alone = ['src/wallets/svm/wallets.int.test.ts']

const integration = {
  plugins: [fluent()],
  test: {
    // Bounds for what hangs, on any machine: a condition that holds is seen at once.
    testTimeout: 900_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // Most of their time is waiting for blocks and for processes that start: fewer leave a third of two cores idle.
    maxWorkers: 6,
    // Young objects die before they are copied: 8 % less of the processor for the same tests.
    execArgv: ['--max-semi-space-size=64'],
    fileParallelism: true,
    sequence: { groupOrder: 1 },
  },
}

/** Unit tests start no process and open no port; integration tests drive real nodes and databases. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        plugins: [fluent()],
        test: {
          name: 'unit',
          setupFiles: ['src/i18n/testing/allMessages.ts'],
          include: [
            '{core,chains,store,runtime,src,server,maker,attester,reconciler,bot,local,tools,bench,config,contracts}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/*.int.test.ts', '**/node_modules/**'],
          testTimeout: 60_000,
          // The first database of a run is made from its migrations, which is slow while other tests run.
          hookTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          // Unit tests hold no state in modules, so that files can share a thread: half the time of a process for each.
          pool: 'threads',
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        ...integration,
        test: {
          ...integration.test,
          name: 'integration',
          include: [
            '{core,chains,store,runtime,src,server,maker,attester,reconciler,bot,local,tools,bench,contracts}/**/*.int.test.ts',
          ],
          exclude: ['**/node_modules/**', ...alone],
          // Suites share the modules of their process: loading them for each takes a fifth of the whole time.
          isolate: false,
        },
      },
      { ...integration, test: { ...integration.test, name: 'integration alone', include: alone } },
      engine('webkit', 2),
      engine('firefox', 3),
    ],
  },
})
