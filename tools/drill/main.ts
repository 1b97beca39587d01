import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { settleAllowances } from '#maker/testing/drive.ts'
import { recordDrill } from './record.ts'
import { rebuildLostDatabase, restoreOlderBackup } from './restore.ts'
import { rotateAttester, rotatePayoutKey } from './rotate.ts'
import { startScene } from './scene.ts'

const usage = `npm run drill -- [--record <file>]
rehearses a restore and key rotations on networks of this machine, and appends date, duration and outcome to the file (data/drills.jsonl)`

/** Returns the exit code. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { record: { type: 'string', default: 'data/drills.jsonl' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const scene = await startScene()
  try {
    await settleAllowances(scene.world)
    const steps = [
      { name: 'restore a backup that is older than payouts', run: () => restoreOlderBackup(scene) },
      { name: 'rebuild a lost database from the chains', run: () => rebuildLostDatabase(scene) },
      { name: 'replace an attester key', run: () => rotateAttester(scene) },
      { name: 'replace the payout key', run: () => rotatePayoutKey(scene) },
    ]
    const record = await recordDrill(resolve(values.record), steps, console.log)
    console.log(`${record.outcome} in ${record.seconds} s, recorded in ${values.record}`)
    return record.outcome === 'passed' ? 0 : 1
  } finally {
    await scene.stop()
  }
}

// The embedded database's threads would keep the process alive.
process.exit(
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }),
)
