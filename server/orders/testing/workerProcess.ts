import { silentLog } from '#runtime/log.ts'
import { openStore } from '#store/open.ts'
import { startExternalOrders } from '../externalOrders.ts'
import { remoteVendor } from './remoteVendor.ts'
import { scriptedProvider, scriptedReads } from './scriptedVendor.ts'

const NEVER_MS = 3_600_000
/** Longer than a claim on an order. */
const ROUND_MS = 61_000

/** Worker for the kill tests: prints `ready`, and then follows external orders, a minute of its own clock after the other. */
const options = JSON.parse(process.argv[2] ?? '{}') as { database: string; vendor: string; startMs: number }
const clock = { ms: options.startMs, now: () => new Date(clock.ms) }
const store = await openStore({ url: options.database, journal: null, clock, log: silentLog })
const { poll, moved } = remoteVendor(options.vendor, clock)
const worker = startExternalOrders(
  { store, providers: [scriptedProvider(poll)], clock, log: silentLog, reads: scriptedReads(moved) },
  NEVER_MS,
)
let isStopped = false
process.on('SIGTERM', () => (isStopped = true))
process.stdout.write('ready\n')
while (!isStopped) {
  await worker.runOnce()
  clock.ms += ROUND_MS
}
await worker.stop()
await store.close()
process.exit(0)
